import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { BATCH_NOTICES } from '../../kit/jobs/batches';
import { countOfRows } from '../../../platform/database/statements/expressions';
import { TODAY } from '../../../platform/database/statements/clock';
import { statementsOn } from '../../../platform/database/statements/statement';
import { REMINDED_DAY, reminderTime } from '../../notices/deadlines/deadline.sql';
import { INSERTED_NOTIFICATIONS } from '../../notices/inserted-notifications.sql';
import type { NoticeTables } from '../../notices/notice-tables.entity';
import { ApplicationStatus, type ApplicationTables } from '../application.entity';
import { insertDecisionNotifications } from '../application-contributions.sql';
import { DecisionReminderKind, type DecisionReminderTables } from './decision-reminder.entity';

// Statements of the scheduled jobs of decisions (rules/decisions.md). They follow the same rules
// as the statements of notices (deadline-jobs.sql.ts).

type Tables = ApplicationTables & NoticeTables & DecisionReminderTables;

const { variants, statement } = statementsOn<Tables>();

/**
 * A change has at most one row. Without this limit the planner expects many rows, and reads all
 * members to find a few.
 */
const ONE_ROW = sql.lit(1);

const isPending = sql<SqlBool>`a.status = ${sql.lit(ApplicationStatus.PENDING)}`;

/** True if the application is pending and three whole days have passed since the last day. */
const isOverdue = sql<SqlBool>`(${isPending} and a.decide_by < ${TODAY} - 3)`;

/** The value of `decide_by` whose reminders are due now. */
const remindedDay = (kind: DecisionReminderKind): RawBuilder<string> =>
  kind === DecisionReminderKind.DAY_BEFORE ? sql<string>`(${REMINDED_DAY} + 1)` : REMINDED_DAY;

/**
 * True if the owner should be reminded of the application. It omits applications that arrived after
 * the time of the reminder, because the owner was just notified of them.
 */
const isDue = (kind: DecisionReminderKind): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${isPending} and a.decide_by = ${remindedDay(kind)}
  and a.created_at < ${reminderTime(REMINDED_DAY)}
)`;

/** Reads the next notices with overdue applications. */
export const findToExpire = statement<{ after: number }>()('applications.toExpire', (db, { after }) =>
  db
    .selectFrom('application as a')
    .select('a.notice_id as id')
    .distinct()
    .where(isOverdue)
    .where('a.notice_id', '>', after)
    .orderBy('a.notice_id')
    .limit(sql.lit(BATCH_NOTICES)),
);

/** Sets overdue applications to a notice to EXPIRED, and notifies members. */
export const expireApplications = statement<{ noticeId: number }>()('applications.expire', (db, { noticeId }) =>
  db
    .with('locked', (q) =>
      q.selectFrom('notice as n').select(['n.id', 'n.title', 'n.owner_id']).where('n.id', '=', noticeId).forShare(),
    )
    .with('expired', (q) =>
      q
        .updateTable('application as a')
        .from('locked')
        .set({ status: sql.lit(ApplicationStatus.EXPIRED), decided_at: sql`now()` })
        .whereRef('a.notice_id', '=', 'locked.id')
        .where(isOverdue)
        .returning('a.applicant_id'),
    )
    .with('change', (q) =>
      q
        .selectFrom(['locked', 'expired'])
        .select([
          'id as noticeId',
          'title as noticeTitle',
          'owner_id as ownerId',
          sql<string | null>`null::date`.as('deadline'),
        ])
        .select(countOfRows().as('count'))
        .groupBy(['id', 'title', 'owner_id'])
        .limit(ONE_ROW),
    )
    .with('notifications', (q) =>
      insertDecisionNotifications(
        'EXPIRED',
        q.selectFrom('change').selectAll(),
        q.selectFrom('expired').select('applicant_id as memberId'),
      ),
    )
    .selectFrom('change')
    .select('noticeId')
    .select(INSERTED_NOTIFICATIONS),
);

const KINDS = Object.values(DecisionReminderKind);

/** Reads the next notices whose owners should be reminded. */
export const findToRemind = variants<{ after: number }>()(
  'applications.toRemind',
  { kind: KINDS },
  ({ kind }) =>
    (db, { after }) =>
      db
        .selectFrom('application as a')
        .select('a.notice_id as id')
        .distinct()
        .where(isDue(kind))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('decision_reminder as r')
                .select('r.kind')
                .whereRef('r.notice_id', '=', 'a.notice_id')
                .where('r.kind', '=', sql.lit(kind))
                .whereRef('r.decide_by', '=', 'a.decide_by'),
            ),
          ),
        )
        .where('a.notice_id', '>', after)
        .orderBy('a.notice_id')
        .limit(sql.lit(BATCH_NOTICES)),
);

/**
 * Reminds the owner of a notice of applications to decide, if the reminder is due and was not sent.
 */
export const insertReminder = variants<{ noticeId: number }>()(
  'applications.remind',
  { kind: KINDS },
  ({ kind }) =>
    (db, { noticeId }) =>
      db
        .with('locked', (q) =>
          q
            .selectFrom('notice as n')
            .select(['n.id', 'n.title', 'n.owner_id'])
            .where('n.id', '=', noticeId)
            // The owner of a hidden notice cannot approve.
            .where('n.hidden', '=', sql.lit(false))
            .forShare(),
        )
        .with('waiting', (q) =>
          q
            .selectFrom('locked')
            .innerJoin('application as a', 'a.notice_id', 'locked.id')
            .select(['locked.id', 'locked.title', 'locked.owner_id', 'a.decide_by'])
            .select(countOfRows().as('count'))
            .where(isDue(kind))
            .groupBy(['locked.id', 'locked.title', 'locked.owner_id', 'a.decide_by']),
        )
        .with('reminded', (q) =>
          q
            .insertInto('decision_reminder')
            .columns(['notice_id', 'kind', 'decide_by'])
            .expression((eb) =>
              eb.selectFrom('waiting').select(['id', sql.lit(kind).as('kind'), sql<string>`decide_by`.as('decide_by')]),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('notice_id'),
        )
        .with('change', (q) =>
          q
            .selectFrom('waiting')
            .innerJoin('reminded', 'reminded.notice_id', 'waiting.id')
            .select(['id as noticeId', 'title as noticeTitle', 'owner_id as ownerId', 'decide_by as deadline'])
            .select('count')
            .limit(ONE_ROW),
        )
        .with('notifications', (q) => insertDecisionNotifications('REMINDED', q.selectFrom('change').selectAll()))
        .selectFrom('change')
        .select('noticeId')
        .select(INSERTED_NOTIFICATIONS),
);
