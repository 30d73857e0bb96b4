import type { Services } from '../../context';
import { forEachId } from '../../kit/jobs/batches';
import { defineJob } from '../../kit/jobs/jobs';
import { DecisionReminderKind } from './decision-reminder.entity';
import { expireApplications, findToExpire, findToRemind, remindOfDecisions } from './decision-jobs.sql';

async function sendReminders(services: Services, signal: AbortSignal): Promise<void> {
  for (const kind of Object.values(DecisionReminderKind)) {
    await forEachId(
      (after) => services.primary.rows(findToRemind({ kind }), { after }),
      (noticeId) => remindOfDecisions(services, noticeId, kind),
      signal,
    );
  }
}

/** Scheduled jobs of decisions (rules/decisions.md). */
export const DECISION_JOBS = [
  defineJob({
    name: 'expireApplications',
    schedule: '* * * * *',
    run: (services, _payload, signal) =>
      forEachId(
        (after) => services.primary.rows(findToExpire, { after }),
        (noticeId) => expireApplications(services, noticeId),
        signal,
      ),
  }),
  defineJob({
    name: 'sendDecisionReminders',
    schedule: '* * * * *',
    run: (services, _payload, signal) => sendReminders(services, signal),
  }),
];
