import { SchoolView } from '../schools/school.view';
import { MemberView, ViewerView } from './member.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  viewer: {
    type: () => ViewerView,
    nullable: true,
    description: 'The member who is logged in (나); null when nobody is.',
  },
});

addFields(ViewerView, {
  member: { type: () => MemberView, description: 'The viewer as others see them.' },
  school: { type: () => SchoolView, description: 'The school (학교), whose notices the viewer sees.' },
});
