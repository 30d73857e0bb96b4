import type { Services } from '../../context';
import { forEachId } from '../../kit/jobs/batches';
import { defineJob } from '../../kit/jobs/jobs';
import { closeIfExpired, EXPIRY_REASONS, findToClose, findToRemind, remindIfDue } from './deadline-jobs.sql';
import { ReminderKind } from './notice-reminder.entity';

async function closeExpiredNotices(services: Services, signal: AbortSignal): Promise<void> {
  for (const reason of EXPIRY_REASONS) {
    await forEachId(
      (after) => services.primary.rows(findToClose({ reason }), { after }),
      (id) => closeIfExpired(services, id, reason),
      signal,
    );
  }
}

async function sendReminders(services: Services, signal: AbortSignal): Promise<void> {
  for (const kind of Object.values(ReminderKind)) {
    await forEachId(
      (after) => services.primary.rows(findToRemind({ kind }), { after }),
      (id) => remindIfDue(services, id, kind),
      signal,
    );
  }
}

/** Scheduled jobs of notices (rules/deadlines.md). */
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
