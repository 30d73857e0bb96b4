import { sql } from 'kysely';
import { fromPrimary } from '../../../selection/fields';
import { addPayloadFields } from '../../../selection/schema-fields';
import { isInTeam, teamsOf } from '../team.sql';

/** True if the viewer and the member of the payload of `blockMember` share a team. */
const sharesTeam = fromPrimary((scope) => {
  const memberId = sql<number>`${scope.value('memberId')}::int`;
  const isOfMember = isInTeam(memberId, sql<number>`team."noticeId"`);
  return sql`exists (select from (${teamsOf(scope.viewerId)}) team where ${isOfMember})`;
});

addPayloadFields('blockMember', {
  sharesTeam: {
    type: () => Boolean,
    description: 'Whether the two members share a team (팀). A block does not end the team.',
    sql: sharesTeam,
  },
});
