import { type AliasableExpression, type Expression, type QueryCreator, sql, type SqlBool } from 'kysely';
import { excluded } from '../../../platform/database/statements/expressions';
import { type Params, statementsOn } from '../../../platform/database/statements/statement';
import { asExpression, createBuilder } from '../../../platform/database/statements/statement-compiler';
import type { MemberNews } from '../../alerts/alert-contributions.sql';
import type { SeekingEnd } from '../../applications/application-contributions.sql';
import { applicantsOf, rejectedApplicantsOf } from '../../applications/application.sql';
import { membersWithFavourite } from '../../favourites/favourite.sql';
import { isBlockedBetween } from '../../blocks/block.sql';
import { currentMembersOf } from '../../teams/team.sql';
import { viewerInRow } from '../../../selection/viewer-id';
import type { ReplyChange } from '../../comments/comment-contributions.sql';
import type { MemberChange, InsertedNotification } from '../../notices/notice-contributions.sql';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { isVisibleTo } from '../../notices/visibility/notice-visibility.sql';
import type { NotificationTables } from '../notification.entity';
import { NotificationKind } from '../notification-kinds';

type Tables = NotificationTables & NoticeStatementTables;

const { insertRow, statement } = statementsOn<Tables>();

/** Columns of the one-row table `content`: new notifications without their recipient. */
export interface Content {
  kind: NotificationKind;
  noticeId: number;
  noticeTitle: string;
  actorId: number | null;
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

const seesNotice = (): Expression<SqlBool> => isVisibleTo(RECIPIENT);

/** The month of a new notification. It is the default of the column. */
const CURRENT_MONTH = sql<string>`notification_month(now())`;

/**
 * Month of the row to raise. An event repeats an unread notification even if that is from an
 * earlier month. Otherwise it is the current month. The lock keeps the row unread until the upsert.
 */
const MONTH_OF_EVENT = sql<string>`coalesce(${createBuilder<Tables>()
  .selectFrom('notification as u')
  .select('u.month')
  .where('u.month', '<', CURRENT_MONTH)
  .where(
    sql<SqlBool>`(u.recipient_id, u.kind, u.notice_id, u.actor_id) = (m.id, content.kind, n.id, content."actorId")`,
  )
  .where('u.read_at', 'is', null)
  .where('u.times', 'is not', null)
  .limit(sql.lit(1))
  .forNoKeyUpdate()}, ${CURRENT_MONTH})`;

/**
 * Inserts a notification for each recipient who sees the notice, except the actor. Recipients are
 * locked in the order of their ids, so that concurrent transactions do not deadlock. A concurrently
 * deleted recipient is left out. A repetition of an unread notification raises its counter instead
 * of adding a row (rules/notifications.md).
 */
function insertNotifications(
  db: QueryCreator<Tables>,
  content: AliasableExpression<Content>,
  { isRecipient, isVisible }: Recipients,
) {
  return db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_id', 'notice_title', 'actor_id', 'times', 'month'])
    .expression(
      db
        .selectFrom(content.as('content'))
        .innerJoin('notice as n', 'n.id', 'content.noticeId')
        .innerJoin('member as m', (join) => join.on(isRecipient))
        .select([
          'm.id',
          'content.kind',
          sql<number | null>`case when content.kind <> ${sql.lit(NotificationKind.NOTICE_DELETED)} then n.id end`.as(
            'notice_id',
          ),
          'content.noticeTitle',
          'content.actorId',
          sql.lit(1).as('times'),
          MONTH_OF_EVENT.as('month'),
        ])
        .whereRef('m.id', 'is distinct from', 'content.actorId')
        .where(isVisible)
        .where(({ not, ref }) => not(isBlockedBetween(RECIPIENT, ref('content.actorId'))))
        .orderBy('m.id')
        .forKeyShare('m'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_id', 'kind', 'notice_id', 'actor_id', 'month'])
        .where('read_at', 'is', null)
        .where('times', 'is not', null)
        .doUpdateSet((eb) => ({
          times: eb('notification.times', '+', sql.lit(1)),
          ...excluded('notice_title', 'created_at'),
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

/** Content as parameters, for a statement that only notifies. */
function contentOf(params: Params<Content>): AliasableExpression<Content> {
  return createBuilder().selectNoFrom([
    sql<NotificationKind>`${params.kind}::text`.as('kind'),
    sql<number>`${params.noticeId}::int`.as('noticeId'),
    sql<string>`${params.noticeTitle}::text`.as('noticeTitle'),
    sql<number | null>`${params.actorId}::int`.as('actorId'),
  ]);
}

/** True if the member `m` is one of the given members. */
const isAmong = (members: Expression<{ memberId: number }>) => sql<SqlBool>`m.id in ${members}`;

export const insertForMember = statement<Content & { recipientId: number }>()(
  'notifications.notifyMember',
  (db, params) =>
    insertNotifications(db, contentOf(params), {
      isRecipient: sql`m.id = ${params.recipientId}::int`,
      isVisible: seesNotice(),
    }),
);

/** Builds the statement that notifies all members that `membersOf` selects for the notice. */
const defineInsertForMembers = (
  name: string,
  membersOf: (noticeId: Expression<number>) => Expression<{ memberId: number }>,
) =>
  statement<Content>()(name, (db, params) =>
    insertNotifications(db, contentOf(params), {
      isRecipient: isAmong(membersOf(params.noticeId)),
      isVisible: seesNotice(),
    }),
  );

export const insertForRelatedMembers = defineInsertForMembers('notifications.notifyRelatedMembers', (noticeId) =>
  applicantsOf(noticeId).union(currentMembersOf(noticeId)).union(membersWithFavourite(noticeId)),
);

export const insertForFavouriters = defineInsertForMembers('notifications.notifyFavouriters', (noticeId) =>
  membersWithFavourite(noticeId).except(rejectedApplicantsOf(noticeId)),
);

export const insertForTeam = defineInsertForMembers('notifications.notifyTeam', currentMembersOf);

export const insertForModeration = statement<{
  recipientId: number;
  kind: NotificationKind;
  noticeId: number | null;
  noticeTitle: string;
}>()('notifications.notifyOfModeration', (_db, { recipientId, kind, noticeId, noticeTitle }) =>
  insertRow('notification', {
    recipient_id: recipientId,
    kind,
    notice_id: noticeId,
    notice_title: noticeTitle,
    times: sql.lit(1),
  }).returning(['id', 'recipient_id as recipientId']),
);

export const insertForNews = statement<{ news: string }>()('notifications.notifyOfNews', (db, { news }) =>
  db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'notice_title', 'times', 'news'])
    .expression(
      db
        .selectFrom(
          sql<MemberNews>`json_to_recordset(${news}::json)`.as<'found'>(sql`found("memberId" int, news jsonb)`),
        )
        .innerJoin('member as m', 'm.id', 'found.memberId')
        .select([
          'm.id',
          sql.lit(NotificationKind.NEW_NOTICES).as('kind'),
          sql.lit('').as('notice_title'),
          sql.lit(1).as('times'),
          'found.news',
        ])
        .orderBy('m.id')
        .forKeyShare('m'),
    )
    .returning(['id', 'recipient_id as recipientId']),
);

/** A notification about a change of a notice by a member. */
export interface ChangeNotification {
  kind: NotificationKind;
  recipient: 'ownerId' | 'memberId';
}

/**
 * Inserts the notification of a change in the statement that writes the change
 * (rules/notifications.md). The actor is the other one of owner and member.
 */
export function insertForChange(
  change: AliasableExpression<MemberChange>,
  { kind, recipient }: ChangeNotification,
): Expression<InsertedNotification> {
  const content = createBuilder()
    .selectFrom(change.as('change'))
    .select(contentOfChange(kind))
    .select([`${recipient === 'memberId' ? 'ownerId' : 'memberId'} as actorId`, `${recipient} as recipientId`]);
  // The recipient owns the notice or applied to it, and is notified in any case. While the notice
  // is hidden, the bell leaves the notification out.
  return insertForRecipient(content, sql.lit(true));
}

/** Inserts the notification of a reply in the statement that writes the reply. */
export function insertForReply(reply: AliasableExpression<ReplyChange>): Expression<InsertedNotification> {
  const content = createBuilder()
    .selectFrom(reply.as('change'))
    .select(contentOfChange(NotificationKind.COMMENT_REPLIED))
    .select(['memberId as actorId', 'repliedToId as recipientId']);
  return insertForRecipient(content, seesNotice());
}

/** Inserts the notification of a member who got a team and no longer looks for one. */
export function insertForSeekingEnd(ended: AliasableExpression<SeekingEnd>): Expression<InsertedNotification> {
  const content = createBuilder()
    .selectFrom(ended.as('change'))
    .select(contentOfChange(NotificationKind.SEEKING_ENDED))
    .select([sql<number | null>`null::int`.as('actorId'), 'memberId as recipientId']);
  return insertForRecipient(content, sql.lit(true));
}

const contentOfChange = (kind: NotificationKind) => [sql.lit(kind).as('kind'), 'noticeId', 'noticeTitle'] as const;

/** Inserts notifications for the recipients in the content. */
function insertForRecipient(
  content: AliasableExpression<Content & { recipientId: number | null }>,
  isVisible: Expression<SqlBool>,
): Expression<InsertedNotification> {
  const isRecipient = sql<SqlBool>`m.id = content."recipientId"`;
  return asExpression(insertNotifications(createBuilder<Tables>(), content, { isRecipient, isVisible }));
}
