import { sql } from 'kysely';
import { fromPrimary } from '../../selection/fields';
import { addFields } from '../../selection/schema-fields';
import { BlockMemberPayload } from '../blocks/block.type';
import { isTeammate, teamsOf } from './team.contributions';

/** Whether the viewer and the member of a block are in a team, as its owner or as members. */
const sharesTeam = fromPrimary((scope) => {
  const memberId = sql<number>`${scope.value('memberId')}::int`;
  const isOfMember = isTeammate(memberId, sql<number>`team."noticeId"`);
  return sql`exists (select from (${teamsOf(scope.viewerId)}) team where ${isOfMember})`;
});

addFields(BlockMemberPayload, {
  sharesTeam: {
    type: () => Boolean,
    description: 'Whether the two are in a team (팀), as its owner or as members. A block does not end it.',
    sql: sharesTeam,
  },
});
