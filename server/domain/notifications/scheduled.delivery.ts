import { type Expression, ExpressionWrapper, sql } from 'kysely';
import { createBuilder } from '../../platform/database/statement-compiler';
import { viewerInRow } from '../kit/viewer-id';
import { pendingCountOf } from '../applications/application.contributions';
import { membersWithFavourite } from '../favourites/favourite.contributions';
import type { DecisionChange } from '../applications/application.events';
import type { WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { visibleTo } from '../notices/notice.visibility';
import type { NotificationKind, NotificationTables } from './notification.entity';

type Tables = NotificationTables & NoticeStatementTables & { change: DecisionChange };

/** A notification about a change by the schedules of notices and decisions. It has no actor. */
interface ScheduledNotification {
  kind: NotificationKind;
  recipients: readonly ('owner' | 'favourites' | 'members')[];
  /**
   * Applications that the owner's notification counts: all pending ones, or those of the change.
   */
  count?: 'pending' | 'change';
}

/**
 * Inserts the notifications in the statement that writes the change (rules.md: Notifications).
 * Recipients are locked in the order of their ids. Members who no longer see the notice are left
 * out.
 */
export function insertForSchedule({ kind, recipients, count }: ScheduledNotification): Expression<WrittenForMember> {
  const db = createBuilder<Tables>();
  const noticeId = db.selectFrom('change').select('noticeId').$asScalar();
  const members = {
    owner: sql`select "ownerId" from change`,
    favourites: sql`${membersWithFavourite(noticeId)}`,
    members: sql`select "memberId" from concerned`,
  };
  const memberIds = sql<number>`(${sql.join(
    recipients.map((each) => members[each]),
    sql` union `,
  )})`;
  const counts = { pending: pendingCountOf(noticeId), change: sql`c.count` };
  const counted = count ? counts[count] : sql.lit(null);
  const insertion = db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'times', 'deadline', 'pending_count'])
    .expression(
      db
        .selectFrom('change as c')
        .innerJoin('notice as n', 'n.id', 'c.noticeId')
        .innerJoin('member as m', (join) => join.on('m.id', 'in', memberIds))
        .select([
          'm.id',
          sql.lit(kind).as('kind'),
          'n.id as notice_id',
          'c.noticeTitle',
          sql.lit(1).as('times'),
          'c.deadline',
          sql<number | null>`case when m.id = c."ownerId" then ${counted}::int end`.as('pending_count'),
        ])
        .where(visibleTo(viewerInRow('m')))
        .orderBy('m.id')
        .forKeyShare('m'),
    )
    .returning(['id', 'recipient_id as recipientId']);
  return new ExpressionWrapper<Tables, never, WrittenForMember>(insertion.toOperationNode());
}
