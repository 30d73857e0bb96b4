import { CONSENT_KIND, OperatorView } from './consent.view';
import { ViewerView } from './member.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  operator: {
    type: () => OperatorView,
    nullable: true,
    description: 'Who runs the service (운영자). Visitors may read it.',
  },
});

addFields(ViewerView, {
  missingConsents: {
    type: () => [CONSENT_KIND],
    description:
      'What the viewer has not agreed to in the version that is in force (동의가 필요한 것). Web clients ask for it before anything else.',
  },
});
