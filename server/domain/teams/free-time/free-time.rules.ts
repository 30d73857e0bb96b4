import { denyEndedTeam } from '../../notices/notice.rules';
import { defineTeamCheck } from '../team.rules';

/** Nobody compares free hours in an ended team. Ending the comparison is possible always. */
export const shareFreeTimeCheck = defineTeamCheck('teams.shareFreeTimeCheck', () => [denyEndedTeam()]);
