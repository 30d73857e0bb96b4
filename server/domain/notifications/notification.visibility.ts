import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isNotApart } from '../blocks/block.visibility';
import type { ModerationTables } from '../moderation/moderation.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isTeammate } from '../teams/team.contributions';
import type { NotificationTables } from './notification.entity';

type Joined = { t: NotificationTables['notification'] };

/**
 * True if the notification `t` of the viewer is visible to them. It is hidden in two cases
 * (rules.md: Blocking, Reports and moderation):
 * - The viewer and the actor have blocked each other.
 * - Its notice is hidden, and the viewer is neither a teammate (or the owner) nor the reported
 *   author. Otherwise the notification would show the title of the hidden notice.
 */
export function isReadable(viewerId: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 't'>();
  const hidden = expressionBuilder<NoticeStatementTables & ModerationTables>()
    .selectFrom('notice as n')
    .select('n.id')
    .where('n.hidden', '=', sql.lit(true))
    .where(({ not, ref }) => not(isTeammate(viewerId, ref('n.id'))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_case as k')
            .select('k.id')
            .whereRef('k.notice_id', '=', 'n.id')
            .where('k.author_id', '=', viewerId),
        ),
      ),
    );
  return eb.and([
    isNotApart(viewerId, eb.ref('t.actor_id')),
    sql<SqlBool>`(${eb.ref('t.notice_id')} in (${hidden})) is not true`,
  ]);
}
