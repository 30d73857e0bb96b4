import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineRateLimit } from '../../../platform/shared-state/rate-limits';
import { denialOf, type Rule } from '../../kit/rules/rules';
import { isOwn } from '../../notices/notice.rules';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import type { TeamTables } from '../team.entity';
import { denyNonMembers } from '../team.rules';

/** Posts of a member on the boards of their teams. Each post notifies the team. */
export const TEAM_POST_LIMIT = defineRateLimit({
  name: 'teamPost',
  points: 25,
  durationSeconds: 60,
  isAnnounced: true,
});

/** Denies deleting the post `tp`, except to its author and the owner of the team. */
export function denyDeletingPost(viewerId: Expression<number>): Rule[] {
  return [['FORBIDDEN', sql`tp.author_id is distinct from ${viewerId} and not ${isOwn(viewerId)}`]];
}

const { statement } = statementsOn<TeamTables & NoticeStatementTables>();

export const deletePostCheck = statement<{ viewerId: number; postId: number }>()(
  'teams.deletePostCheck',
  (db, { viewerId, postId }) =>
    db
      .selectFrom('team_post as tp')
      .innerJoin('notice as n', 'n.id', 'tp.notice_id')
      .where('tp.id', '=', postId)
      .select(denialOf([denyNonMembers(viewerId), ...denyDeletingPost(viewerId)]).as('denial')),
);
