import {
  type AliasableExpression,
  type Expression,
  ExpressionWrapper,
  type QueryCreator,
  sql,
  type SqlBool,
} from 'kysely';
import { type Params, type Statement, statementsOn } from '../../platform/database/statement';
import { createBuilder } from '../../platform/database/statement-compiler';
import { applicantsOf, rejectedApplicantsOf } from '../applications/application.contributions';
import { membersWithFavourite } from '../favourites/favourite.contributions';
import { isNotApart } from '../blocks/block.visibility';
import { membersOfTeam } from '../teams/team.contributions';
import type { Services } from '../context';
import type { Transaction } from '../kit/transaction';
import { viewerInRow } from '../kit/viewer-id';
import type { NoticeChange, WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { visibleTo } from '../notices/notice.visibility';
import { NotificationKind, type NotificationTables } from './notification.entity';

declare module '../../platform/pubsub' {
  interface Channels {
    /** Sends the id of a new or repeated notification to its recipient. */
    notified: [recipientId: number, notificationId: number];
  }
}

type Tables = NotificationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

/** An event at a notice, with the member who caused it. */
export interface NotificationInput {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** Content of new notifications without the recipient: a table of one row. */
interface Content {
  kind: NotificationKind;
  noticeId: number;
  noticeTitle: string;
  actorId: number | null;
  /**
   * True if the notifications remain after the notice is deleted. They do not reference it then.
   */
  outlivesNotice: boolean;
}

/** Conditions on the recipient `m` of a notification. */
interface Recipients {
  /** True if the member `m` gets the notification. */
  isRecipient: Expression<SqlBool>;
  /** True if the notice `n` is visible to the member `m`. */
  isVisible: Expression<SqlBool>;
}

/** The member `m` as the viewer of a notice or an actor. */
const RECIPIENT = viewerInRow('m');

const seesNotice = (): Expression<SqlBool> => visibleTo(RECIPIENT);

/** The recipient owns the notice or has applied to it, so no visibility check is needed. */
const concernsRecipient: Expression<SqlBool> = sql.lit(true);

/**
 * Inserts a notification for each recipient who sees the notice, except the actor. Recipients are
 * locked in the order of their ids, so that concurrent transactions do not deadlock. A concurrently
 * deleted recipient is left out. A repetition of an unread notification raises its counter instead
 * of adding a row (rules.md: Notifications).
 */
function insertNotifications(
  db: QueryCreator<Tables>,
  content: AliasableExpression<Content>,
  { isRecipient, isVisible }: Recipients,
) {
  return db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'actor_id', 'times'])
    .expression(
      db
        .selectFrom(content.as('w'))
        .innerJoin('notice as n', 'n.id', 'w.noticeId')
        .innerJoin('member as m', (join) => join.on(isRecipient))
        .select([
          'm.id',
          'w.kind',
          sql<number | null>`case when not w."outlivesNotice" then n.id end`.as('notice_id'),
          'w.noticeTitle',
          'w.actorId',
          sql.lit(1).as('times'),
        ])
        .whereRef('m.id', 'is distinct from', 'w.actorId')
        .where(isVisible)
        .where(({ ref }) => isNotApart(RECIPIENT, ref('w.actorId')))
        .orderBy('m.id')
        .forKeyShare('m'),
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
          // Each repetition is mailed, but does not delay the mail about earlier ones.
          mail_due: sql.lit(true),
          mail_since: eb
            .case()
            .when(eb.ref('notification.mail_due'))
            .then(eb.fn.coalesce('notification.mail_since', 'notification.created_at'))
            .end(),
        })),
    )
    .returning(['id', 'recipient_id as recipientId']);
}

/** The content as parameters, for a statement that only notifies. */
function contentOf(params: Params<Content>): AliasableExpression<Content> {
  return createBuilder().selectNoFrom([
    sql<NotificationKind>`${params.kind}::text`.as('kind'),
    sql<number>`${params.noticeId}::int`.as('noticeId'),
    sql<string>`${params.noticeTitle}::text`.as('noticeTitle'),
    sql<number | null>`${params.actorId}::int`.as('actorId'),
    sql<boolean>`${params.outlivesNotice}::boolean`.as('outlivesNotice'),
  ]);
}

/** True if the member `m` is one of the given members. */
const isAmong = (members: Expression<{ memberId: number }>) => sql<SqlBool>`m.id in ${members}`;

const insertForMember = statement<Content & { recipientId: number }>()('notifications.notifyMember', (db, params) =>
  insertNotifications(db, contentOf(params), {
    isRecipient: sql`m.id = ${params.recipientId}::int`,
    isVisible: seesNotice(),
  }),
);

/** Builds the statement that notifies all members that `membersOf` selects for the notice. */
const insertForMembers = (
  name: string,
  membersOf: (noticeId: Expression<number>) => Expression<{ memberId: number }>,
) =>
  statement<Content>()(name, (db, params) =>
    insertNotifications(db, contentOf(params), {
      isRecipient: isAmong(membersOf(params.noticeId)),
      isVisible: seesNotice(),
    }),
  );

const insertForFollowers = insertForMembers('notifications.notifyFollowers', (noticeId) =>
  applicantsOf(noticeId).union(membersOfTeam(noticeId)).union(membersWithFavourite(noticeId)),
);

const insertForInterested = insertForMembers('notifications.notifyInterested', (noticeId) =>
  membersWithFavourite(noticeId).except(rejectedApplicantsOf(noticeId)),
);

const insertForTeam = insertForMembers('notifications.notifyTeam', membersOfTeam);

/**
 * Notifies one member, unless they are the actor or cannot see the notice (rules.md:
 * Notifications).
 */
export async function notifyMember(tx: Transaction, recipientId: number, input: NotificationInput): Promise<void> {
  await notify(tx, insertForMember, { ...toParams(input), recipientId });
}

/**
 * Notifies all applicants and teammates of the notice, and all members with it as a favourite.
 * Leaves out the actor and members who no longer see the notice (rules.md: Notifications).
 */
export async function notifyFollowers(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForFollowers, toParams(input));
}

/**
 * Notifies all members with the notice as a favourite. Leaves out rejected applicants, the actor
 * and members who cannot see the notice.
 */
export async function notifyInterested(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForInterested, toParams(input));
}

/**
 * Notifies the current members of the notice's team, except the actor (rules.md: Notifications).
 */
export async function notifyTeam(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForTeam, toParams(input));
}

function toParams({ kind, notice, actorId }: NotificationInput): Content {
  const outlivesNotice = kind === NotificationKind.NOTICE_DELETED;
  return { kind, noticeId: notice.id, noticeTitle: notice.title, actorId, outlivesNotice };
}

async function notify<V>(tx: Transaction, insertion: Statement<V, WrittenForMember>, values: V): Promise<void> {
  const written = await tx.writes.rows(insertion, values);
  tx.afterCommit(async () => publish(tx, written));
}

const insertForModeration = statement<{
  recipientId: number;
  kind: NotificationKind;
  noticeId: number | null;
  noticeTitle: string;
}>()('notifications.notifyOfModeration', (db, { recipientId, kind, noticeId, noticeTitle }) =>
  db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'times'])
    .expression(
      db.selectNoFrom([
        sql<number>`${recipientId}::int`.as('recipient_id'),
        sql<NotificationKind>`${kind}::text`.as('kind'),
        sql<number | null>`${noticeId}::int`.as('notice_id'),
        sql<string>`${noticeTitle}::text`.as('notice_title'),
        sql.lit(1).as('times'),
      ]),
    )
    .returning(['id', 'recipient_id as recipientId']),
);

/**
 * Notifies a member of a ruling about their content. The notification does not contain the
 * moderator.
 */
export async function notifyOfModeration(
  tx: Transaction,
  recipientId: number,
  { kind, notice }: { kind: NotificationKind; notice: NotificationInput['notice'] | null },
): Promise<void> {
  const values = { recipientId, kind, noticeId: notice?.id ?? null, noticeTitle: notice?.title ?? '' };
  await notify(tx, insertForModeration, values);
}

/** Publishes inserted notifications to the open sockets of their recipients. */
export function publish({ pubsub }: Services, written: readonly WrittenForMember[]): void {
  for (const { id, recipientId } of written) pubsub.publish('notified', recipientId, id);
}

/**
 * The row that a change of a notice writes, with the author of the comment that a reply answers.
 */
type Change = NoticeChange & { repliedToId: number | null };

/**
 * Kind and recipient of the notification about a change. The actor is the member. If the member is
 * the recipient, the actor is the owner.
 */
interface ChangeNotification {
  kind: NotificationKind;
  recipient: 'ownerId' | 'memberId' | 'repliedToId';
}

/**
 * Inserts the notification of a change in the statement that writes the change (rules.md:
 * Notifications).
 */
export function insertForChange({ kind, recipient }: ChangeNotification): Expression<WrittenForMember> {
  const db = createBuilder<Tables & { change: Change }>();
  const content = db
    .selectFrom('change')
    .select([
      sql.lit(kind).as('kind'),
      'noticeId',
      'noticeTitle',
      `${recipient === 'memberId' ? 'ownerId' : 'memberId'} as actorId`,
      sql.lit(false).as('outlivesNotice'),
      `${recipient} as recipientId`,
    ]);
  const insertion = insertNotifications(db, content, {
    isRecipient: sql`m.id = w."recipientId"`,
    // A decision concerns the member's own application, so they are notified in any case. While its
    // notice is hidden, the bell leaves the notification out.
    isVisible: recipient === 'repliedToId' ? seesNotice() : concernsRecipient,
  });
  return new ExpressionWrapper<Tables, never, WrittenForMember>(insertion.toOperationNode());
}
