import { ApplicationView } from '../applications/application.view';
import { TeamMemberView } from './team.view';
import { addFields } from '../../selection/schema-fields';

addFields(TeamMemberView, {
  viewerCanManage: {
    type: () => Boolean,
    description: 'Whether the viewer may remove them (내보내기) and ask for a response (응답 확인).',
  },
});

addFields(ApplicationView, {
  departureReason: {
    type: () => String,
    nullable: true,
    description: 'Why the member left the team or was removed from it (이유); null without a reason.',
  },
});
