import { type AliasableExpression, type Expression, sql } from 'kysely';
import { asExpression, createBuilder } from '../../../platform/database/statements/statement-compiler';
import { viewerInRow } from '../../../selection/viewer-id';
import { pendingCountOf } from '../../applications/application.sql';
import { membersWithFavourite } from '../../favourites/favourite.sql';
import type { DecisionChange } from '../../applications/application-contributions.sql';
import type { InsertedNotification, ScheduledChange } from '../../notices/notice-contributions.sql';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { isVisibleTo } from '../../notices/visibility/notice-visibility.sql';
import type { NotificationTables } from '../notification.entity';
import type { NotificationKind } from '../notification-kinds';

type Tables = NotificationTables & NoticeStatementTables;

/** A notification about a change by the schedule of notices. It has no actor. */
export interface ScheduledNotification {
  kind: NotificationKind;
  recipients: readonly ('owner' | 'favouriters')[];
  /** True if the owner's notification counts the pending applications. */
  countsPending?: true;
}

/** Inserts the notifications of a change by the schedule of notices. */
export function insertForSchedule(
  change: AliasableExpression<ScheduledChange>,
  { kind, recipients, countsPending }: ScheduledNotification,
): Expression<InsertedNotification> {
  const noticeId = createBuilder().selectFrom(change.as('change')).select('noticeId').$asScalar();
  const memberQueries = { owner: ownerOf(change), favouriters: membersWithFavourite(noticeId) };
  return insertScheduledNotifications(change, {
    kind,
    recipientQueries: recipients.map((each) => memberQueries[each]),
    count: countsPending ? pendingCountOf(noticeId) : sql.lit(null),
  });
}

/**
 * Inserts the notifications of a change by the schedule of decisions. The owner's notification
 * counts the applications in the change.
 */
export function insertForDecisions(
  change: AliasableExpression<DecisionChange>,
  { kind, applicants }: { kind: NotificationKind; applicants?: Expression<{ memberId: number }> },
): Expression<InsertedNotification> {
  const count = createBuilder().selectFrom(change.as('change')).select('count').$asScalar();
  return insertScheduledNotifications(change, {
    kind,
    recipientQueries: [ownerOf(change), ...(applicants ? [applicants] : [])],
    count,
  });
}

const ownerOf = (change: AliasableExpression<ScheduledChange>): Expression<unknown> =>
  createBuilder().selectFrom(change.as('change')).select('ownerId');

interface InsertOptions {
  kind: NotificationKind;
  /** Queries of the ids of recipients. */
  recipientQueries: readonly Expression<unknown>[];
  /** Number of applications in the owner's notification, or NULL. */
  count: Expression<number | null>;
}

/**
 * Inserts the notifications in the statement that writes the change (rules/notifications.md).
 * Recipients are locked in the order of their ids. Members who no longer see the notice are left
 * out.
 */
function insertScheduledNotifications(
  change: AliasableExpression<ScheduledChange>,
  { kind, recipientQueries, count }: InsertOptions,
): Expression<InsertedNotification> {
  const db = createBuilder<Tables>();
  const memberIds = sql<number>`(${sql.join(recipientQueries, sql` union `)})`;
  const insertion = db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'times', 'deadline', 'pending_count'])
    .expression(
      db
        .selectFrom(change.as('c'))
        .innerJoin('notice as n', 'n.id', 'c.noticeId')
        .innerJoin('member as m', (join) => join.on('m.id', 'in', memberIds))
        .select([
          'm.id',
          sql.lit(kind).as('kind'),
          'n.id as notice_id',
          'c.noticeTitle',
          sql.lit(1).as('times'),
          'c.deadline',
          sql<number | null>`case when m.id = c."ownerId" then ${count}::int end`.as('pending_count'),
        ])
        .where(isVisibleTo(viewerInRow('m')))
        .orderBy('m.id')
        .forKeyShare('m'),
    )
    .returning(['id', 'recipient_id as recipientId']);
  return asExpression(insertion);
}
