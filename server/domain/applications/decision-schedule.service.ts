import type { Services } from '../context';
import { forEachId } from '../kit/batches';
import { defineJob } from '../kit/jobs';
import { DecisionReminderKind } from './decision-reminder.entity';
import { expireApplications, readToExpire, readToRemind, remindOfDecisions } from './decision-schedule.writes';

async function sendReminders(services: Services, signal: AbortSignal): Promise<void> {
  for (const kind of Object.values(DecisionReminderKind)) {
    await forEachId(
      (after) => readToRemind(services, kind, after),
      (noticeId) => remindOfDecisions(services, noticeId, kind),
      signal,
    );
  }
}

/** The scheduled jobs of decisions (rules.md: Decisions). */
export const DECISION_JOBS = [
  defineJob({
    name: 'expireApplications',
    schedule: '* * * * *',
    run: (services, _payload, signal) =>
      forEachId(
        (after) => readToExpire(services, after),
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
