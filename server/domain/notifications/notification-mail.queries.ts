import { sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import type { MailTables } from '../mails/mail.entity';
import type { MemberTables } from '../members/member.entity';
import { byKind, isMailOn } from './notification-setting.queries';
import type { NotificationKind, NotificationTables } from './notification.entity';
import { isReadable } from './notification.visibility';

const { statement } = statementsOn<NotificationTables & MemberTables & MailTables>();

/**
 * The first hour of the day at which mails are sent, and the first one at which they are not, in
 * Seoul.
 */
const DAY = { start: 8, end: 21 } as const;

/** Whether it is no quiet hour (rules.md: Notifications). */
const IS_DAY = sql<boolean>`extract(hour from ${CLOCK_NOW} at time zone interval '9 hours') between ${sql.lit(DAY.start)} and ${sql.lit(DAY.end - 1)}`;

/**
 * Rows that one run of the job changes or reads, so that it ends in time. The rest follows a minute
 * later.
 */
const MAX_ROWS = 5_000;
const MAX_GROUPS = 500;

const settling = statement<object>()('notifications.settleMails', (db) =>
  db
    .with('settled', (q) =>
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
    .selectFrom('settled')
    .select(sql<number>`count(*)::int`.as('count')),
);

/** Settles notifications that are read, or whose recipient wants no mails about their topic. */
export async function settleMails(writes: Statements): Promise<void> {
  await writes.rows(settling, {});
}

const dropping = statement<object>()('notifications.dropMails', (db) =>
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
 * Settles all notifications where no mail can be sent. Otherwise a mail server that is added later
 * would send old ones.
 */
export async function dropMails(writes: Statements): Promise<void> {
  await writes.rows(dropping, {});
}

/** The notifications of one kind for one member, which one mail reports. */
export interface MailGroup {
  memberId: number;
  kind: NotificationKind;
  /**
   * What causes the mail: the member, the kind and the hour, so that there is one mail of a kind in
   * an hour.
   */
  cause: string;
}

const cause = sql<string>`concat_ws(':', t.recipient_id, t.kind, to_char(${CLOCK_NOW} at time zone 'utc', 'YYYY-MM-DD"T"HH24'))`;

const dueGroups = statement<object>()('notifications.dueMails', (db) =>
  db
    .selectFrom('notification as t')
    .select(['t.recipient_id as memberId', 't.kind', cause.as('cause')])
    .where('t.mail_due', '=', sql.lit(true))
    .where(IS_DAY)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('mail.key', '=', sql<string>`'notificationMail:' || ${cause}`),
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

/** Finds what is to be mailed now; nothing in quiet hours. */
export function findDueGroups(reads: Statements): Promise<MailGroup[]> {
  return reads.rows(dueGroups, {});
}

const taking = statement<Omit<MailGroup, 'cause'>>()('notifications.takeMails', (db, { memberId, kind }) =>
  db
    .updateTable('notification')
    .set({ mail_due: sql.lit(false) })
    .where('recipient_id', '=', memberId)
    .where('kind', '=', kind)
    .where('mail_due', '=', sql.lit(true))
    .returning('id'),
);

/**
 * Takes the notifications of a group, whose mail is written in the same transaction. Of two that
 * take them at once, one gets them.
 */
export async function takeGroup(writes: Statements, group: MailGroup): Promise<number[]> {
  const { memberId, kind } = group;
  return (await writes.rows(taking, { memberId, kind })).map(({ id }) => id);
}

const mailedRows = statement<{ memberId: number; ids: readonly number[] }>()(
  'notifications.forMail',
  (db, { memberId, ids }) =>
    db
      .selectFrom('notification as t')
      .innerJoin('member as m', 'm.id', 't.recipient_id')
      .select(['t.notice_title as title', 'm.email'])
      .select((eb) => [eb.fn.coalesce('t.times', sql.lit(1)).as('times'), IS_DAY.as('isDay')])
      .where('t.recipient_id', '=', memberId)
      .where('t.id', '=', db.fn.any(ids))
      .where('t.read_at', 'is', null)
      .where(isReadable(memberId))
      .where(({ ref }) => isMailOn(memberId, ref('t.kind')))
      .orderBy('t.id'),
);

/** A notification as its mail reports it, with whom the mail goes to. */
export interface MailedNotification {
  title: string;
  times: number;
  email: string;
  /** Whether it is no quiet hour now. */
  isDay: boolean;
}

/**
 * Reads those of these notifications that the member has not read, may read and wants mails about.
 */
export function readForMail(
  reads: Statements,
  values: { memberId: number; ids: readonly number[] },
): Promise<MailedNotification[]> {
  return reads.rows(mailedRows, values);
}

const postponing = statement<{ ids: readonly number[] }>()('notifications.postponeMails', (db, { ids }) =>
  db
    .updateTable('notification')
    .set({ mail_due: sql.lit(true) })
    .where('id', '=', db.fn.any(ids))
    .returning('id'),
);

/** Makes these notifications due again, for the end of the quiet hours. */
export async function postponeMails(writes: Statements, ids: readonly number[]): Promise<void> {
  await writes.rows(postponing, { ids });
}
