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
    /** Carries the id of a new or repeated notification to its recipient. */
    notified: [recipientId: number, notificationId: number];
  }
}

type Tables = NotificationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

/** What happened to which notice, and who did it. */
export interface NotificationInput {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** What new notifications contain besides the recipient: a table of one row. */
interface Content {
  kind: NotificationKind;
  noticeId: number;
  noticeTitle: string;
  actorId: number | null;
  /** Whether the notifications remain when the notice is deleted: they do not refer to it. */
  outlivesNotice: boolean;
}

/** Who is notified. */
interface Recipients {
  /** Whether the member `m` is one of them. */
  isRecipient: Expression<SqlBool>;
  /** Whether the notice `n` exists for the member `m`. */
  isVisible: Expression<SqlBool>;
}

/** The member `m` as the one who may see a notice or an actor. */
const RECIPIENT = viewerInRow('m');

const seesNotice = (): Expression<SqlBool> => visibleTo(RECIPIENT);

/** The recipient owns the notice or has applied to it, so that nothing has to be looked up. */
const concernsRecipient: Expression<SqlBool> = sql.lit(true);

/**
 * Inserts a notification for each recipient who sees the notice, except the actor. Recipients are
 * locked in the order of their ids, so that concurrent transactions wait for each other instead of
 * deadlocking. A recipient who is deleted concurrently is left out. A repetition of what its
 * recipient has not read yet is counted in the notification that is there (rules.md:
 * Notifications).
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
          // Each repetition is mailed, and none puts off the mail about those before it.
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

/** What a statement that only notifies has as its parameters. */
function contentOf(params: Params<Content>): AliasableExpression<Content> {
  return createBuilder().selectNoFrom([
    sql<NotificationKind>`${params.kind}::text`.as('kind'),
    sql<number>`${params.noticeId}::int`.as('noticeId'),
    sql<string>`${params.noticeTitle}::text`.as('noticeTitle'),
    sql<number | null>`${params.actorId}::int`.as('actorId'),
    sql<boolean>`${params.outlivesNotice}::boolean`.as('outlivesNotice'),
  ]);
}

/** Whether the member `m` is one of these. */
const isAmong = (members: Expression<{ memberId: number }>) => sql<SqlBool>`m.id in ${members}`;

const insertForMember = statement<Content & { recipientId: number }>()('notifications.notifyMember', (db, params) =>
  insertNotifications(db, contentOf(params), {
    isRecipient: sql`m.id = ${params.recipientId}::int`,
    isVisible: seesNotice(),
  }),
);

/** The statement that notifies several members, whom the notice has. */
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
  applicantsOf(noticeId).union(membersWithFavourite(noticeId)),
);

const insertForInterested = insertForMembers('notifications.notifyInterested', (noticeId) =>
  membersWithFavourite(noticeId).except(rejectedApplicantsOf(noticeId)),
);

const insertForTeam = insertForMembers('notifications.notifyTeam', membersOfTeam);

/**
 * Notifies one member, unless they are the actor or do not see the notice (rules.md:
 * Notifications).
 */
export async function notifyMember(tx: Transaction, recipientId: number, input: NotificationInput): Promise<void> {
  await notify(tx, insertForMember, { ...toParams(input), recipientId });
}

/**
 * Notifies all who applied to the notice or have it among their favourites, except the actor and
 * those who do not see it any more (rules.md: Notifications).
 */
export async function notifyFollowers(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForFollowers, toParams(input));
}

/**
 * Notifies all who have the notice among their favourites and were not rejected, except the actor
 * and those who do not see it.
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

/** Notifies a member of a decision about what they wrote. Nobody is told who decided. */
export async function notifyOfModeration(
  tx: Transaction,
  recipientId: number,
  { kind, notice }: { kind: NotificationKind; notice: NotificationInput['notice'] | null },
): Promise<void> {
  const values = { recipientId, kind, noticeId: notice?.id ?? null, noticeTitle: notice?.title ?? '' };
  await notify(tx, insertForModeration, values);
}

/** Publishes written notifications to the recipients' open sockets. */
export function publish({ pubsub }: Services, written: readonly WrittenForMember[]): void {
  for (const { id, recipientId } of written) pubsub.publish('notified', recipientId, id);
}

/** What a statement writes, with the member who is replied to, if it writes a reply. */
type Change = NoticeChange & { repliedToId: number | null };

/**
 * Which of those whom a change of a notice is about is notified of it. The actor is the member, or
 * the owner if the member is notified.
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
    // A decision is about the member's own application. While its notice is hidden, the bell leaves
    // the notification out.
    isVisible: recipient === 'repliedToId' ? seesNotice() : concernsRecipient,
  });
  return new ExpressionWrapper<Tables, never, WrittenForMember>(insertion.toOperationNode());
}
