import { type Context, requireViewerId, type Services } from '../context';
import { forEachId } from '../kit/batches';
import { defineJob } from '../kit/jobs';
import { ensureAllowed } from '../kit/rules';
import { inTransaction } from '../kit/transaction';
import { ensureDeadline, mayConfirm, mayReopen } from './notice-deadline.rules';
import { closeIfExpired, readToClose, readToRemind, remindIfDue, writeConfirmation } from './notice-deadline.writes';
import { ReminderKind } from './notice-reminder.entity';
import { CloseReason } from './notice.entity';
import { noticeReopened } from './notice.events';
import { NOTICE_EDIT_LIMIT } from './notice.limits';
import { lockOwnNotice } from './notice.lock';
import { readToday } from './notice.queries';

/**
 * Reopens the viewer's own notice (rules.md: Deadlines).
 * @param deadline the new deadline, `YYYY-MM-DD`; null for none
 * @throws {AppError} STILL_RECRUITING, TEAM_OVER, REOPENING_TOO_LATE, NOTICE_FULL,
 *   VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS
 */
export async function reopenNotice(ctx: Context, id: number, deadline: string | null): Promise<void> {
  await ctx.rateLimits.consume(NOTICE_EDIT_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id);
    await ensureAllowed(tx, mayReopen, { noticeId: id });
    if (deadline) ensureDeadline(deadline, await readToday(tx.reads));
    notice.reopen(deadline);
    await noticeReopened.fire(tx, { notice });
    await tx.em.flush();
  });
}

/**
 * Confirms that the viewer's own notice still recruits (rules.md: Deadlines). The service asks
 * owners of notices without a deadline. A notice with a deadline stays unchanged.
 * @throws {AppError} RECRUITMENT_CLOSED, NOT_FOUND, FORBIDDEN
 */
export async function confirmNotice(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id);
    await ensureAllowed(tx, mayConfirm, { noticeId: id });
    if (notice.deadline === null) await writeConfirmation(tx, id);
  });
}

async function closeExpiredNotices(services: Services, signal: AbortSignal): Promise<void> {
  for (const reason of [CloseReason.DEADLINE, CloseReason.UNANSWERED] as const) {
    await forEachId(
      (after) => readToClose(services, reason, after),
      (id) => closeIfExpired(services, id, reason),
      signal,
    );
  }
}

async function sendReminders(services: Services, signal: AbortSignal): Promise<void> {
  for (const kind of Object.values(ReminderKind)) {
    await forEachId(
      (after) => readToRemind(services, kind, after),
      (id) => remindIfDue(services, id, kind),
      signal,
    );
  }
}

/** The scheduled jobs of notices (rules.md: Deadlines). */
export const NOTICE_JOBS = [
  defineJob({
    name: 'closeExpiredNotices',
    schedule: '* * * * *',
    run: (services, _payload, signal) => closeExpiredNotices(services, signal),
  }),
  defineJob({
    name: 'sendNoticeReminders',
    schedule: '* * * * *',
    run: (services, _payload, signal) => sendReminders(services, signal),
  }),
];
