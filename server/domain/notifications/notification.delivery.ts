import { type Expression, ExpressionWrapper, type QueryCreator, sql, type SqlBool } from 'kysely';
import { type Params, type Statement, statementsOn } from '../../platform/database/statement';
import { createBuilder } from '../../platform/database/statement-compiler';
import { applicantsOf, rejectedApplicantsOf } from '../applications/application.contributions';
import { membersWithFavourite } from '../favourites/favourite.contributions';
import { isNotApart } from '../blocks/block.visibility';
import { membersOfTeam } from '../teams/team.contributions';
import type { Services } from '../context';
import type { Transaction } from '../kit/transaction';
import type { NoticeChange, WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { SCHOOL_SCOPES, type SchoolScope, visibleTo } from '../notices/notice.visibility';
import { NotificationKind, type NotificationTables } from './notification.entity';

declare module '../../platform/pubsub' {
  interface Channels {
    /** Carries the id of a new or repeated notification to its recipient. */
    notified: [recipientId: number, notificationId: number];
  }
}

type Tables = NotificationTables & NoticeStatementTables;

const { statement, variants } = statementsOn<Tables>();

/** What happened to which notice, and who did it. */
export interface NotificationInput {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** What new notifications contain besides the recipient, as expressions. */
interface Values {
  kind: Expression<NotificationKind>;
  noticeId: Expression<number>;
  noticeTitle: Expression<string>;
  actorId: Expression<number | null>;
  /** Whether the notifications remain when the notice is deleted: they do not refer to it. */
  outlivesNotice: Expression<boolean>;
}

/** Whether the notice `n` exists for the member. */
type Visibility = (memberId: Expression<number>) => Expression<SqlBool>;

const visibleIn =
  (scope: SchoolScope): Visibility =>
  (memberId) =>
    visibleTo(scope, memberId);

/** Every notice exists for its owner, so that nothing has to be looked up. */
const visibleToOwner: Visibility = () => sql.lit(true);

/**
 * Inserts a notification for each recipient who sees the notice, except the actor. Recipients are locked in the order of their ids, so that
 * concurrent transactions wait for each other instead of deadlocking. A recipient who is deleted concurrently is left out.
 * A repetition of what its recipient has not read yet is counted in the notification that is there (rules.md: Notifications).
 */
function insertNotifications(
  isVisible: Visibility,
  db: QueryCreator<Tables>,
  { kind, noticeId, noticeTitle, actorId, outlivesNotice }: Values,
  recipients: Expression<number>,
) {
  return db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'actor_id', 'times'])
    .expression(
      db
        .selectFrom('member as m')
        .innerJoin('notice as n', (join) => join.on('n.id', '=', noticeId))
        .select([
          'm.id',
          sql<NotificationKind>`${kind}`.as('kind'),
          sql<number | null>`case when not ${outlivesNotice} then n.id end`.as('notice_id'),
          sql<string>`${noticeTitle}`.as('notice_title'),
          sql<number | null>`${actorId}`.as('actor_id'),
          sql.lit(1).as('times'),
        ])
        .where('m.id', 'in', recipients)
        .where('m.id', 'is distinct from', actorId)
        .where(({ ref }) => isVisible(ref('m.id')))
        .where(({ ref }) => isNotApart(ref('m.id'), actorId))
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

/** The parameters of the statements that only notify. */
interface NotificationParams {
  kind: NotificationKind;
  noticeId: number;
  noticeTitle: string;
  actorId: number | null;
  outlivesNotice: boolean;
}

function fromParams(params: Params<NotificationParams>): Values {
  return {
    kind: params.kind,
    noticeId: params.noticeId,
    noticeTitle: params.noticeTitle,
    actorId: sql<number | null>`${params.actorId}::int`,
    outlivesNotice: sql<boolean>`${params.outlivesNotice}::boolean`,
  };
}

const insertForMember = variants<NotificationParams & { recipientId: number }>()(
  'notifications.notifyMember',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) => {
      const recipient = db.selectNoFrom(sql<number>`${params.recipientId}::int`.as('memberId'));
      return insertNotifications(visibleIn(scope), db, fromParams(params), recipient.$asScalar());
    },
);

const insertForFollowers = variants<NotificationParams>()(
  'notifications.notifyFollowers',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) => {
      const followers = applicantsOf(params.noticeId).union(membersWithFavourite(params.noticeId));
      return insertNotifications(visibleIn(scope), db, fromParams(params), followers.$asScalar());
    },
);

const insertForInterested = variants<NotificationParams>()(
  'notifications.notifyInterested',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) => {
      const interested = membersWithFavourite(params.noticeId).except(rejectedApplicantsOf(params.noticeId));
      return insertNotifications(visibleIn(scope), db, fromParams(params), interested.$asScalar());
    },
);

const insertForTeam = variants<NotificationParams>()(
  'notifications.notifyTeam',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      insertNotifications(visibleIn(scope), db, fromParams(params), membersOfTeam(params.noticeId).$asScalar()),
);

/** Notifies one member, unless they are the actor or do not see the notice (rules.md: Notifications). */
export async function notifyMember(tx: Transaction, recipientId: number, input: NotificationInput): Promise<void> {
  await notify(tx, insertForMember({ scope: tx.env.SCHOOL_SCOPE }), { ...toParams(input), recipientId });
}

/**
 * Notifies all who applied to the notice or have it among their favourites, except the actor and those who do not see it
 * any more (rules.md: Notifications).
 */
export async function notifyFollowers(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForFollowers({ scope: tx.env.SCHOOL_SCOPE }), toParams(input));
}

/** Notifies all who have the notice among their favourites and were not rejected, except the actor and those who do not see it. */
export async function notifyInterested(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForInterested({ scope: tx.env.SCHOOL_SCOPE }), toParams(input));
}

/** Notifies the current members of the notice's team, except the actor (rules.md: Notifications). */
export async function notifyTeam(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForTeam({ scope: tx.env.SCHOOL_SCOPE }), toParams(input));
}

function toParams({ kind, notice, actorId }: NotificationInput): NotificationParams {
  const outlivesNotice = kind === NotificationKind.NOTICE_DELETED;
  return { kind, noticeId: notice.id, noticeTitle: notice.title, actorId, outlivesNotice };
}

async function notify<V>(tx: Transaction, insertion: Statement<V, WrittenForMember>, values: V): Promise<void> {
  const written = await tx.writes.rows(insertion, values);
  tx.afterCommit(async () => publish(tx, written));
}

const insertForDecision = statement<{
  recipientId: number;
  kind: NotificationKind;
  noticeId: number | null;
  noticeTitle: string;
}>()('notifications.notifyOfDecision', (db, { recipientId, kind, noticeId, noticeTitle }) =>
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
export async function notifyOfDecision(
  tx: Transaction,
  recipientId: number,
  { kind, notice }: { kind: NotificationKind; notice: NotificationInput['notice'] | null },
): Promise<void> {
  const values = { recipientId, kind, noticeId: notice?.id ?? null, noticeTitle: notice?.title ?? '' };
  await notify(tx, insertForDecision, values);
}

/** Publishes written notifications to the recipients' open sockets. */
export function publish({ pubsub }: Services, written: readonly WrittenForMember[]): void {
  for (const { id, recipientId } of written) pubsub.publish('notified', recipientId, id);
}

/** What a statement writes, with the member who is replied to, if it writes a reply. */
type Change = NoticeChange & { repliedToId: number | null };

/** Which of those whom a change of a notice is about is notified of it. The actor is the member, or the owner if the member is notified. */
interface ChangeNotification {
  kind: NotificationKind;
  recipient: 'ownerId' | 'memberId' | 'repliedToId';
}

/** Inserts the notification of a change in the statement that writes the change (rules.md: Notifications). */
export function insertForChange(
  { kind, recipient }: ChangeNotification,
  scope: SchoolScope,
): Expression<WrittenForMember> {
  const db = createBuilder<Tables & { change: Change }>();
  const column = <Name extends keyof Change>(name: Name) => db.selectFrom('change').select(name).$asScalar();
  const values = {
    kind: sql.lit(kind),
    noticeId: column('noticeId'),
    noticeTitle: column('noticeTitle'),
    actorId: column(recipient === 'memberId' ? 'ownerId' : 'memberId'),
    outlivesNotice: sql.lit(false),
  };
  const isVisible = recipient === 'ownerId' ? visibleToOwner : visibleIn(scope);
  const insertion = insertNotifications(isVisible, db, values, column(recipient).$castTo<number>());
  return new ExpressionWrapper<Tables, never, WrittenForMember>(insertion.toOperationNode());
}
