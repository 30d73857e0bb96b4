import { closeExpired, EXPIRY_REASONS, findToClose, findToRemind, insertReminder } from './deadline-jobs.sql';
import { defineNoticeJob } from './notice-job.service';
import { ReminderKind } from './notice-reminder.entity';

/** Scheduled jobs of notices (rules/deadlines.md). */
export const NOTICE_JOBS = [
  defineNoticeJob(
    'closeExpiredNotices',
    EXPIRY_REASONS.map((reason) => ({ find: findToClose({ reason }), act: closeExpired({ reason }) })),
  ),
  defineNoticeJob(
    'sendNoticeReminders',
    Object.values(ReminderKind).map((kind) => ({ find: findToRemind({ kind }), act: insertReminder({ kind }) })),
  ),
];
