import { type Expression, sql, type SqlBool, type RawBuilder } from 'kysely';
import type { NotificationKind } from './notification-kinds';
import { isShown, POSITION } from './notification.sql';

/**
 * Notifications of one kind at one notice are one group (rules/notifications.md). Without a
 * notice, a notification is a group of its own.
 */
const NOTICE_KEY = sql<number>`coalesce(t.notice_id, -t.id)`;

/** True if the notification `t` is in the group of the notification with this id. */
export const isInGroupOf = (id: Expression<number>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(t.kind, ${NOTICE_KEY}) = (select t.kind, ${NOTICE_KEY} from notification t where t.id = ${id})`;

/** A row of {@link selectGroups}. */
export interface NotificationGroupRow {
  kind: NotificationKind;
  noticeKey: number;
  /** The position of the newest notification. */
  position: number;
  latestId: number;
  actorCount: number;
  unreadCount: number;
}

/**
 * Selects groups of the viewer's notifications that match a condition on `t`. Reads all
 * notifications of 90 days of the viewer, because a group may have any number of them.
 */
export const selectGroups = (viewerId: Expression<number>, condition: Expression<SqlBool>) => sql<NotificationGroupRow>`
  select t.kind, ${NOTICE_KEY} as "noticeKey", max(${POSITION}) as position,
    (array_agg(t.id order by ${POSITION} desc))[1] as "latestId",
    count(distinct t.actor_id)::int as "actorCount",
    (count(*) filter (where t.read_at is null))::int as "unreadCount"
  from notification t where ${isShown(viewerId)} and ${condition}
  group by 1, 2
`;
