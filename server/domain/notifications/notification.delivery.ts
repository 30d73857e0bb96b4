import { type Expression, type Kysely, sql } from 'kysely';
import { type Params, type Statement, statementsOn } from '../../platform/database/statement';
import { applicantsOf } from '../applications/application.contributions';
import { membersWithFavourite } from '../favourites/favourite.contributions';
import type { Transaction } from '../kit/transaction';
import type { MemberTables } from '../members/member.entity';
import { NotificationKind, type NotificationTables } from './notification.entity';

declare module '../../platform/pubsub' {
  interface Channels {
    /** Carries the id of a new or repeated notification to its recipient. */
    notified: [recipientId: number, notificationId: number];
  }
}

type Tables = NotificationTables & MemberTables;

const { statement } = statementsOn<Tables>();

/** What happened to which notice, and who did it. */
export interface NotificationInput {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** The columns of new notifications except the recipient. */
interface Values {
  kind: NotificationKind;
  /** Null for a notification that outlives its notice. */
  noticeId: number | null;
  noticeTitle: string;
  actorId: number | null;
}

/**
 * Inserts a notification for each recipient except the actor. Recipients are locked in the order of their ids, so that
 * concurrent transactions wait for each other instead of deadlocking. A recipient who is deleted concurrently is left out.
 * A repetition of what its recipient has not read yet is counted in the notification that is there (rules.md: Notifications).
 */
function insertNotifications(db: Kysely<Tables>, params: Params<Values>, recipients: Expression<number>) {
  const actorId = sql<number | null>`${params.actorId}::int`;
  return db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'actor_id', 'times'])
    .expression(
      db
        .selectFrom('member as m')
        .select([
          'm.id',
          params.kind.as('kind'),
          sql<number | null>`${params.noticeId}::int`.as('notice_id'),
          params.noticeTitle.as('notice_title'),
          actorId.as('actor_id'),
          sql.lit(1).as('times'),
        ])
        .where('m.id', 'in', recipients)
        .where('m.id', 'is distinct from', actorId)
        .orderBy('m.id')
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_id', 'kind', 'notice_id', 'actor_id'])
        .where('read_at', 'is', null)
        .where('times', 'is not', null)
        .doUpdateSet((eb) => ({
          times: eb('notification.times', '+', sql.lit(1)),
          notice_title: eb.ref('excluded.notice_title'),
          created_at: eb.ref('excluded.created_at'),
          position: eb.ref('excluded.id'),
        })),
    )
    .returning(['id', 'recipient_id as recipientId']);
}

const insertForMember = statement<Values & { recipientId: number }>()('notifications.notifyMember', (db, params) =>
  insertNotifications(db, params, db.selectNoFrom(sql<number>`${params.recipientId}::int`.as('memberId')).$asScalar()),
);

const insertForFollowers = statement<Values & { followedId: number }>()('notifications.notifyFollowers', (db, params) =>
  insertNotifications(
    db,
    params,
    applicantsOf(params.followedId).union(membersWithFavourite(params.followedId)).$asScalar(),
  ),
);

/** Notifies one member, unless they are the actor (rules.md: Notifications). */
export async function notifyMember(tx: Transaction, recipientId: number, input: NotificationInput): Promise<void> {
  await notify(tx, insertForMember, { ...toValues(input), recipientId });
}

/** Notifies all who applied to the notice or have it among their favourites, except the actor (rules.md: Notifications). */
export async function notifyFollowers(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForFollowers, { ...toValues(input), followedId: input.notice.id });
}

function toValues({ kind, notice, actorId }: NotificationInput): Values {
  const noticeId = kind === NotificationKind.NOTICE_DELETED ? null : notice.id;
  return { kind, noticeId, noticeTitle: notice.title, actorId };
}

/** Writes notifications, and publishes them to the recipients' open sockets after the commit. */
async function notify<V>(
  tx: Transaction,
  insertion: Statement<V, { id: number; recipientId: number }>,
  values: V,
): Promise<void> {
  const written = await tx.writes.rows(insertion, values);
  tx.afterCommit(async () => {
    for (const { id, recipientId } of written) tx.pubsub.publish('notified', recipientId, id);
  });
}
