import { defineNoticeJob } from '../../notices/deadlines/notice-job.service';
import { DecisionReminderKind } from './decision-reminder.entity';
import { expireApplications, findToExpire, findToRemind, insertReminder } from './decision-jobs.sql';

/** Scheduled jobs of decisions (rules/decisions.md). */
export const DECISION_JOBS = [
  defineNoticeJob('expireApplications', [{ find: findToExpire, act: expireApplications }]),
  defineNoticeJob(
    'sendDecisionReminders',
    Object.values(DecisionReminderKind).map((kind) => ({
      find: findToRemind({ kind }),
      act: insertReminder({ kind }),
    })),
  ),
];
