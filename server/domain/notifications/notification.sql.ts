import { type Expression, expressionBuilder, sql, type SqlBool, type RawBuilder } from 'kysely';
import { isBlockedBetween } from '../blocks/block.sql';
import type { ModerationTables } from '../moderation/moderation.entity';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { TeamState } from '../notices/notice.entity';
import { hasSeat, isInTeam } from '../teams/team.sql';
import type { NotificationTables } from './notification.entity';
import { NotificationKind } from './notification-kinds';
import { countOfRows, daysInterval } from '../../platform/database/statements/expressions';
import type { MemberTables } from '../members/member.entity';

type Joined = { t: NotificationTables['notification'] };

/**
 * True if the notification `t` of the viewer is visible to them. It is hidden in two cases
 * (rules/blocking.md, rules/moderation.md: Hidden content):
 * - The viewer and the actor have blocked each other.
 * - Its notice is hidden, and the viewer is neither a current member of the team nor the reported
 *   author. Otherwise the notification would show the title of the hidden notice.
 */
export function isReadable(viewerId: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 't'>();
  const hidden = expressionBuilder<NoticeStatementTables & ModerationTables>()
    .selectFrom('notice as n')
    .select('n.id')
    .where('n.hidden', '=', sql.lit(true))
    .where(({ not, ref }) => not(isInTeam(viewerId, ref('n.id'))))
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
    eb.not(isBlockedBetween(viewerId, eb.ref('t.actor_id'))),
    sql<SqlBool>`(${eb.ref('t.notice_id')} in (${hidden})) is not true`,
  ]);
}

/**
 * Start of the period whose notifications are shown, even if older ones are not deleted yet
 * (rules/notifications.md).
 */
export const RETENTION_START = sql<Date>`now() - interval '90 days'`;

/** The oldest month with shown notifications. */
export const OLDEST_MONTH = sql<string>`notification_month(${RETENTION_START})`;

/** Position of the notification `t` in the list. An index has the same expression. */
export const POSITION = sql<number>`coalesce(t.position, t.id)`;

/** Id of the application that the notification `t` reports. Null if it has been cancelled since. */
export const RECEIVED_APPLICATION = sql<number | null>`(
  select a.id from application a
  where t.kind = ${sql.lit(NotificationKind.APPLICATION_RECEIVED)}
    and a.notice_id = t.notice_id and a.applicant_id = t.actor_id
)`;

/** True if the notification `t` is shown to the viewer (rules/notifications.md). */
export function isShown(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.recipient_id = ${viewerId} and t.created_at > ${RETENTION_START} and ${isReadable(viewerId)})`;
}

/** Days for which the home page shows an approval (rules/notifications.md). */
const APPROVAL_DAYS = 14;

/** True if the notification `t` reports an approval, and the viewer has not opened the team yet. */
const isUnopenedApproval = (viewerId: Expression<number>): RawBuilder<SqlBool> => sql<SqlBool>`(
  t.kind = ${sql.lit(NotificationKind.APPLICATION_APPROVED)} and t.read_at is null and ${isShown(viewerId)}
)`;

/** Selects the viewer's newest unopened approval by the team of the notice. */
export const approvalOf = (viewerId: Expression<number>, noticeId: Expression<number>) => sql`(
  select t.* from notification t where t.notice_id = ${noticeId} and ${isUnopenedApproval(viewerId)}
  order by t.id desc limit 1
) t`;

/** Selects the viewer's newest unopened approval by a team that still works together. */
export const approvalToOpen = (viewerId: Expression<number>) => sql`(
  select t.* from notification t where ${isUnopenedApproval(viewerId)}
    and t.created_at > now() - ${daysInterval(APPROVAL_DAYS)}
    and ${hasSeat(viewerId, sql<number>`t.notice_id`)}
    and exists (select from notice n where n.id = t.notice_id and n.team_state = ${sql.lit(TeamState.ACTIVE)})
  order by ${POSITION} desc limit 1
) t`;

/** Selects the number of the viewer's unread notifications. */
export function countUnread(viewerId: Expression<number>) {
  return expressionBuilder<NotificationTables & MemberTables>()
    .selectFrom('notification as t')
    .select(countOfRows().as('unread'))
    .where('t.read_at', 'is', null)
    .where(isShown(viewerId));
}
