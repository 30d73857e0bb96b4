import { sql, type SqlBool } from 'kysely';
import { BATCH_NOTICES } from '../../kit/jobs/batches';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { daysInterval } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { CONFIRM_WITHIN_DAYS, CONFIRM_AFTER_DAYS, hasExpired, isUnconfirmedFor, SCHEDULES } from './deadline.sql';
import { ReminderKind, type ReminderTables } from './notice-reminder.entity';
import { CloseReason } from '../notice.entity';
import { INSERTED_NOTIFICATIONS } from '../inserted-notifications.sql';
import { insertScheduledNotifications } from '../notice-contributions.sql';
import type { NoticeTables } from '../notice-tables.entity';

// Statements of the scheduled jobs. Each statement checks under the lock of the notice whether it
// still has to act. It also writes the notifications. So any number of instances may run it at any
// time, and it acts once.

type Tables = NoticeTables & ReminderTables;

const { variants } = statementsOn<Tables>();

/** Reasons why a job closes a notice. */
export const EXPIRY_REASONS = [CloseReason.DEADLINE, CloseReason.UNANSWERED] as const;

type ExpiryReason = (typeof EXPIRY_REASONS)[number];

/**
 * True if the reminder for the present schedule of the notice `n` was sent, at least so many days
 * ago.
 */
const wasReminded = (kind: ReminderKind, daysAgo = 0) => sql<SqlBool>`exists (
  select from notice_reminder r
  where r.notice_id = n.id and r.kind = ${sql.lit(kind)} and r.due_at = ${SCHEDULES[kind].dueAt}
    and r.sent_at <= ${CLOCK_NOW} - ${daysInterval(daysAgo)}
)`;

const hasMissedConfirmation = () => sql<SqlBool>`(
  ${isUnconfirmedFor(CONFIRM_AFTER_DAYS + CONFIRM_WITHIN_DAYS)}
  and ${wasReminded(ReminderKind.STILL_RECRUITING, CONFIRM_WITHIN_DAYS)}
)`;

const hasToClose = (reason: ExpiryReason) => (reason === CloseReason.DEADLINE ? hasExpired() : hasMissedConfirmation());

/** Reads the next notices to close. */
export const findToClose = variants<{ after: number }>()(
  'notices.toClose',
  { reason: EXPIRY_REASONS },
  ({ reason }) =>
    (db, { after }) =>
      db
        .selectFrom('notice as n')
        .select('n.id')
        .where(hasToClose(reason))
        .where('n.id', '>', after)
        .orderBy('n.id')
        .limit(sql.lit(BATCH_NOTICES)),
);

/** Closes a notice and notifies members, if the reason still applies. */
export const closeExpired = variants<{ noticeId: number }>()(
  'notices.closeExpired',
  { reason: EXPIRY_REASONS },
  ({ reason }) =>
    (db, { noticeId }) =>
      db
        .with('change', (q) =>
          q
            .updateTable('notice as n')
            .set({ recruiting: sql.lit(false), close_reason: sql.lit(reason) })
            .where('n.id', '=', noticeId)
            .where(hasToClose(reason))
            .returning(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId', 'n.deadline']),
        )
        .with('notifications', (q) => insertScheduledNotifications('EXPIRED', q.selectFrom('change').selectAll()))
        .selectFrom('change')
        .select('noticeId')
        .select(INSERTED_NOTIFICATIONS),
);

const REMINDER_KINDS = Object.values(ReminderKind);

/** Reads the next notices with a reminder to send. */
export const findToRemind = variants<{ after: number }>()(
  'notices.toRemind',
  { kind: REMINDER_KINDS },
  ({ kind }) =>
    (db, { after }) =>
      db
        .selectFrom('notice as n')
        .select('n.id')
        .where(SCHEDULES[kind].isDue)
        .where((eb) => eb.not(wasReminded(kind)))
        .where('n.id', '>', after)
        .orderBy('n.id')
        .limit(sql.lit(BATCH_NOTICES)),
);

/** Sends a reminder if it is due and has not been sent. */
export const insertReminder = variants<{ noticeId: number }>()(
  'notices.remind',
  { kind: REMINDER_KINDS },
  ({ kind }) =>
    (db, { noticeId }) =>
      db
        .with('locked', (q) =>
          q
            .selectFrom('notice as n')
            .select(['n.id', 'n.title', 'n.owner_id', 'n.deadline', SCHEDULES[kind].dueAt.as('due_at')])
            .where('n.id', '=', noticeId)
            .where(SCHEDULES[kind].isDue)
            .forShare('n'),
        )
        .with('reminded', (q) =>
          q
            .insertInto('notice_reminder')
            .columns(['notice_id', 'kind', 'due_at'])
            .expression((eb) => eb.selectFrom('locked').select(['id', sql.lit(kind).as('kind'), 'due_at']))
            .onConflict((conflict) => conflict.doNothing())
            .returning('notice_id'),
        )
        .with('change', (q) =>
          q
            .selectFrom('locked')
            .innerJoin('reminded', 'reminded.notice_id', 'locked.id')
            .select(['id as noticeId', 'title as noticeTitle', 'owner_id as ownerId', 'deadline']),
        )
        .with('notifications', (q) => insertScheduledNotifications(kind, q.selectFrom('change').selectAll()))
        .selectFrom('change')
        .select('noticeId')
        .select(INSERTED_NOTIFICATIONS),
);
