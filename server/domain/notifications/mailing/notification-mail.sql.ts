import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { statementsOn } from '../../../platform/database/statements/statement';
import { seoulHourSql } from '../../../platform/text/seoul-time';
import { BATCH_MEMBERS, limitToBatch } from '../../kit/jobs/batches';
import type { MailTables } from '../../mails/mail.entity';
import { mailKeySql } from '../../mails/mail.sql';
import type { MemberTables } from '../../members/member.entity';
import { getsMail } from '../../members/member-mail.sql';
import { IS_OPEN } from '../../seekers/offers/offer.sql';
import type { NotificationTables } from '../notification.entity';
import { NotificationKind } from '../notification-kinds';
import { byKind } from '../notification-kinds.sql';
import { TOPICS } from '../notification-topics';
import { isReadable } from '../notification.sql';

const { statement } = statementsOn<NotificationTables & MemberTables & MailTables>();

/** Hours in Seoul between which mails are sent. `end` is the first hour without mails. */
const DAY = { start: 8, end: 21 } as const;

/** True outside the quiet hours (rules/mails.md: Mails about notifications). */
const IS_DAY = sql<boolean>`${seoulHourSql(CLOCK_NOW)} between ${sql.lit(DAY.start)} and ${sql.lit(DAY.end - 1)}`;

/**
 * Clears `mail_due` of all notifications, for a service without a mail server. Otherwise a mail
 * server that is added later would send old notifications.
 */
export const clearAllMails = statement<object>()('notifications.clearAllMails', (db) =>
  db
    .updateTable('notification')
    .set({ mail_due: sql.lit(false) })
    .where('id', 'in', (eb) =>
      limitToBatch(eb.selectFrom('notification').select('id').where('mail_due', '=', sql.lit(true))),
    )
    .returning('id'),
);

/** Name of the mail about notifications. */
export const NOTIFICATION_MAIL_NAME = 'notificationMail';

/**
 * The idempotency key of the mail about the notifications in scope: member, kind and hour. It
 * limits mails to one per kind and hour.
 */
const MAIL_KEY = sql<string>`concat_ws(':', t.recipient_id, t.kind, to_char(${CLOCK_NOW} at time zone 'utc', 'YYYY-MM-DD"T"HH24'))`;

/**
 * True if the group of notifications has waited long enough. Kinds that are never mailed do not
 * wait. Null for kinds that only a later release has.
 */
const HAS_WAITED = sql<SqlBool>`min(coalesce(t.mail_since, t.created_at)) <= ${CLOCK_NOW} - make_interval(
  mins => ${byKind(sql.ref<string>('t.kind'), ({ mailAfterMinutes }) => mailAfterMinutes ?? 0)}
)`;

/** Finds the next members with due notifications; none in the quiet hours. */
export const findDueMembers = statement<{ after: number }>()('notifications.dueMembers', (db, { after }) =>
  db
    .selectFrom('notification as t')
    .distinct()
    .select('t.recipient_id as id')
    .where('t.mail_due', '=', sql.lit(true))
    .where('t.recipient_id', '>', after)
    .where(IS_DAY)
    .groupBy(['t.recipient_id', 't.kind'])
    .having(HAS_WAITED)
    // In WHERE it would be a join, which may read all mails of 90 days for each batch.
    .having(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail').select('mail.id').where('mail.key', '=', mailKeySql(NOTIFICATION_MAIL_NAME, MAIL_KEY)),
        ),
      ),
    )
    .orderBy('t.recipient_id')
    .limit(sql.lit(BATCH_MEMBERS)),
);

/**
 * True if the notification `t` is mailed to its recipient: its kind is mailed, the recipient wants
 * mails about its topic, and the address gets them and was confirmed before. Null for a kind that
 * only a later release has.
 */
function isMailed(): RawBuilder<SqlBool> {
  const kind = sql.ref<string>('t.kind');
  const chosen = sql`select s.mail from notification_setting as s
    where s.member_id = t.recipient_id and s.topic = ${byKind(kind, ({ topic }) => topic)}`;
  const isMailedKind = byKind(kind, ({ mailAfterMinutes }) => mailAfterMinutes !== undefined);
  const isWanted = sql`coalesce((${chosen}), ${byKind(kind, ({ topic }) => TOPICS[topic].mail)})`;
  const hasAddress = sql`exists (
    select from member m
    where m.id = t.recipient_id and ${getsMail('notifications')} and m.email_confirmed_at <= t.created_at
  )`;
  return sql<SqlBool>`(${isMailedKind} and ${isWanted} and ${hasAddress})`;
}

/**
 * Locks the due notifications of members. Another instance that locks them at once waits and then
 * finds nothing.
 * @returns those that have waited, by member and kind. `mailedIds` are unread and mailed.
 */
export const lockDueGroups = statement<{ memberIds: readonly number[] }>()(
  'notifications.lockDueGroups',
  (db, { memberIds }) =>
    db
      .with('locked', (q) =>
        q
          .selectFrom('notification')
          .select(['id', 'recipient_id', 'kind', 'read_at', 'created_at', 'mail_since'])
          .where('recipient_id', '=', db.fn.any(memberIds))
          .where('mail_due', '=', sql.lit(true))
          .orderBy('id')
          .forNoKeyUpdate(),
      )
      .selectFrom('locked as t')
      .select(['t.recipient_id as memberId', 't.kind', MAIL_KEY.as('key')])
      .select([
        sql<number[]>`array_agg(t.id)`.as('ids'),
        sql<number[]>`coalesce(array_agg(t.id) filter (where t.read_at is null and ${isMailed()}), '{}')`.as(
          'mailedIds',
        ),
      ])
      .groupBy(['t.recipient_id', 't.kind'])
      .having(HAS_WAITED),
);

/** Marks notifications as handled, or as due again, so that the next mail reports them. */
export const setMailDue = statement<{ ids: readonly number[]; isDue: boolean }>()(
  'notifications.setMailDue',
  (db, { ids, isDue }) =>
    db
      .updateTable('notification')
      .set({ mail_due: sql<boolean>`${isDue}::boolean` })
      .where('id', '=', db.fn.any(ids))
      .returning('id'),
);

/** True if the notification `t` is about no offer, or about an open one. */
const HAS_NO_ENDED_OFFER = sql<SqlBool>`(t.kind <> ${sql.lit(NotificationKind.OFFER_RECEIVED)} or exists (
  select from offer o join notice n on n.id = o.notice_id
  where o.notice_id = t.notice_id and o.member_id = t.recipient_id and ${IS_OPEN}
))`;

/**
 * Reads the given notifications that are unread, visible to the member and wanted by mail, without
 * those about offers that have ended.
 */
export const readForMail = statement<{ memberId: number; ids: readonly number[] }>()(
  'notifications.forMail',
  (db, { memberId, ids }) =>
    db
      .selectFrom('notification as t')
      .innerJoin('member as m', 'm.id', 't.recipient_id')
      .select(['t.notice_title as title', 't.news', 'm.email', 'm.language'])
      .select((eb) => [eb.fn.coalesce('t.times', sql.lit(1)).as('times'), IS_DAY.as('isDay')])
      .where('t.recipient_id', '=', memberId)
      .where('t.id', '=', db.fn.any(ids))
      .where('t.read_at', 'is', null)
      .where(isReadable(memberId))
      .where(HAS_NO_ENDED_OFFER)
      .where(isMailed())
      .orderBy('t.id'),
);

/** A notification in a mail, with the mail address and the language of its recipient. */
export type MailedNotification = ReturnType<typeof readForMail.parseRows>[number];
