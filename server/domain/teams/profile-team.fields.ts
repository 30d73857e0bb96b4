import { MemberView } from '../members/member.view';
import { CompletedTeamView } from './profile-team.view';
import { addFields } from '../../selection/schema-fields';

addFields(MemberView, {
  completedTeams: {
    type: () => [CompletedTeamView],
    description:
      'The completed teams that the member shows (함께한 팀), those of the newest notices first; 20 at most. Members of another school, hidden ones and those kept apart by a block show none.',
  },
});
