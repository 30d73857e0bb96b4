import { NoticeView } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { TeamInvitationView } from './invitation.view';
import { TeamView } from './team.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  teamInvitation: {
    type: () => TeamInvitationView,
    nullable: true,
    description:
      'What a link invites to (초대); null when it was used, taken back or is too old, and when the viewer may not see the notice.',
    args: { token: { type: () => String, description: 'The token of the link: what comes after # in its address.' } },
  },
});

addFields(TeamView, {
  invitations: {
    type: () => [TeamInvitationView],
    nullable: true,
    description:
      'The links (초대 링크) that are still valid, the oldest first, 100 at most; null for everybody but the owner.',
  },
  viewerInvitableRoles: {
    type: () => [Role],
    nullable: 'items',
    description:
      'The roles (역할) for which the viewer may create a link now: those with more free seats than valid links. For a study it holds null when there is such a seat. It is empty for everybody but the owner, once the team has ended, and while the notice is hidden.',
  },
});

addFields(TeamInvitationView, {
  notice: { type: () => NoticeView, description: 'The notice (공고) of the team.' },
});
