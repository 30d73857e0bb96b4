import { sql, type SqlBool } from 'kysely';
import type { Language } from '../../../../shared/language';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { countOfRows } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import { seoulHourSql } from '../../../platform/text/seoul-time';
import type { AlertNews } from '../../alerts/alert-news';
import type { MailTables } from '../../mails/mail.entity';
import type { MemberTables } from '../../members/member.entity';
import { IS_OPEN } from '../../seekers/offers/offer.sql';
import { byKind, isMailOn } from '../settings/notification-setting.sql';
import type { NotificationTables } from '../notification.entity';
import { NotificationKind } from '../notification-kinds';
import { isReadable } from '../notification.sql';

const { statement } = statementsOn<NotificationTables & MemberTables & MailTables>();

/** Hours in Seoul between which mails are sent. `end` is the first hour without mails. */
const DAY = { start: 8, end: 21 } as const;

/** True outside the quiet hours (rules.md: Notifications). */
const IS_DAY = sql<boolean>`${seoulHourSql(CLOCK_NOW)} between ${sql.lit(DAY.start)} and ${sql.lit(DAY.end - 1)}`;

/** Limits of one run of the job, so that it ends in time. The rest follows a minute later. */
const MAX_ROWS = 5_000;
const MAX_GROUPS = 500;

const clearUnwantedMailsStatement = statement<object>()('notifications.clearUnwantedMails', (db) =>
  db
    .with('cleared', (q) =>
      q
        .updateTable('notification')
        .set({ mail_due: sql.lit(false) })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('notification as t')
            .select('t.id')
            .where('t.mail_due', '=', sql.lit(true))
            .where(({ eb: on, ref, or }) =>
              or([
                on('t.read_at', 'is not', null),
                sql<SqlBool>`not ${isMailOn(ref('t.recipient_id'), ref('t.kind'))}`,
              ]),
            )
            .limit(sql.lit(MAX_ROWS))
            .forUpdate()
            .skipLocked(),
        )
        .returning('id'),
    )
    .selectFrom('cleared')
    .select(countOfRows().as('count')),
);

/**
 * Clears `mail_due` of notifications that are read or not mailed to their recipient. Notifications
 * from before a confirmation of the address are therefore never mailed.
 */
export async function clearUnwantedMails(writes: Statements): Promise<void> {
  await writes.rows(clearUnwantedMailsStatement, {});
}

const clearAllMailsStatement = statement<object>()('notifications.clearAllMails', (db) =>
  db
    .updateTable('notification')
    .set({ mail_due: sql.lit(false) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('mail_due', '=', sql.lit(true))
        .limit(sql.lit(MAX_ROWS))
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

/**
 * Clears `mail_due` of all notifications, for a service without a mail server. Otherwise a mail
 * server that is added later would send old notifications.
 */
export async function clearAllMails(writes: Statements): Promise<void> {
  await writes.rows(clearAllMailsStatement, {});
}

/** Notifications of one kind for one member. One mail reports them. */
export interface MailGroup {
  memberId: number;
  kind: NotificationKind;
  /**
   * Idempotency key of the mail: member, kind and hour. It limits mails to one per kind and hour.
   */
  key: string;
}

/** The idempotency key of the mail about the notifications in scope. */
const MAIL_KEY = sql<string>`concat_ws(':', t.recipient_id, t.kind, to_char(${CLOCK_NOW} at time zone 'utc', 'YYYY-MM-DD"T"HH24'))`;

const findDueGroupsStatement = statement<object>()('notifications.dueMails', (db) =>
  db
    .selectFrom('notification as t')
    .select(['t.recipient_id as memberId', 't.kind', MAIL_KEY.as('key')])
    .where('t.mail_due', '=', sql.lit(true))
    .where(IS_DAY)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('mail.key', '=', sql<string>`'notificationMail:' || ${MAIL_KEY}`),
        ),
      ),
    )
    .groupBy(['t.recipient_id', 't.kind'])
    .having(
      ({ ref, fn }) =>
        sql<SqlBool>`${fn.min(fn.coalesce('t.mail_since', 't.created_at'))} <=
          ${CLOCK_NOW} - make_interval(mins => ${byKind(ref('t.kind'), ({ mailAfterMinutes }) => mailAfterMinutes)})`,
    )
    .limit(sql.lit(MAX_GROUPS)),
);

/** Finds the groups that are due now; empty in the quiet hours. */
export function findDueGroups(reads: Statements): Promise<MailGroup[]> {
  return reads.rows(findDueGroupsStatement, {});
}

const claimGroupStatement = statement<Omit<MailGroup, 'key'>>()('notifications.claimMails', (db, { memberId, kind }) =>
  db
    .updateTable('notification')
    .set({ mail_due: sql.lit(false) })
    .where('recipient_id', '=', memberId)
    .where('kind', '=', kind)
    .where('mail_due', '=', sql.lit(true))
    .returning('id'),
);

/**
 * Claims the notifications of a group. The caller inserts their mail in the same transaction. If
 * two instances claim them at once, one gets all of them.
 */
export async function claimGroup(writes: Statements, group: MailGroup): Promise<number[]> {
  const { memberId, kind } = group;
  return (await writes.rows(claimGroupStatement, { memberId, kind })).map(({ id }) => id);
}

/** True unless the notification `t` is about an offer that can no longer be answered. */
const IS_ANSWERABLE = sql<SqlBool>`(t.kind <> ${sql.lit(NotificationKind.OFFER_RECEIVED)} or exists (
  select from offer o join notice n on n.id = o.notice_id
  where o.notice_id = t.notice_id and o.member_id = t.recipient_id and ${IS_OPEN}
))`;

const readForMailStatement = statement<{ memberId: number; ids: readonly number[] }>()(
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
      .where(IS_ANSWERABLE)
      .where(({ ref }) => isMailOn(memberId, ref('t.kind')))
      .orderBy('t.id'),
);

/** A notification in a mail, with the mail address and the language of its recipient. */
export interface MailedNotification {
  title: string;
  /** News of alerts; null for other kinds. */
  news: readonly AlertNews[] | null;
  times: number;
  email: string;
  language: Language;
  /** False in the quiet hours. */
  isDay: boolean;
}

/**
 * Reads the given notifications that are unread, visible to the member and wanted by mail, without
 * those about offers that have ended.
 */
export function readForMail(
  reads: Statements,
  values: { memberId: number; ids: readonly number[] },
): Promise<MailedNotification[]> {
  return reads.rows(readForMailStatement, values);
}

const rescheduleMailsStatement = statement<{ ids: readonly number[] }>()(
  'notifications.rescheduleMails',
  (db, { ids }) =>
    db
      .updateTable('notification')
      .set({ mail_due: sql.lit(true) })
      .where('id', '=', db.fn.any(ids))
      .returning('id'),
);

/** Marks notifications as due again, so that the next mail reports them. */
export async function rescheduleMails(writes: Statements, ids: readonly number[]): Promise<void> {
  await writes.rows(rescheduleMailsStatement, { ids });
}
