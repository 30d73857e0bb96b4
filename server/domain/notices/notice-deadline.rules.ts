import { type Expression, sql } from 'kysely';
import { BOUNDS } from '../../../shared/bounds';
import { invalid } from '../../platform/errors';
import type { Rule } from '../kit/rules';
import { endedRecently, isRecruiting } from './notice-deadline.columns';
import { checkNotice, manageRules, TEAM_OVER } from './notice.rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds days to a calendar day, both as `YYYY-MM-DD`. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Throws if a deadline is in the past or too far ahead (rules.md: Deadlines).
 * @param deadline `YYYY-MM-DD`
 * @param today the day in Korea by the clock of the database, `YYYY-MM-DD`
 * @throws {AppError} VALIDATION_FAILED
 */
export function ensureDeadline(deadline: string, today: string): void {
  const { min, max } = BOUNDS.deadlineDays;
  if (deadline >= addDays(today, min) && deadline <= addDays(today, max)) return;
  throw invalid({ deadline: `마감일은 오늘부터 ${max}일 안에서 골라 주세요.` });
}

/**
 * Rules for reopening the notice `n` (rules.md: Deadlines). The module `teams` adds NOTICE_FULL.
 */
export function reopenRules(viewerId: Expression<number>): Rule[] {
  return [
    ...manageRules(viewerId),
    ['STILL_RECRUITING', isRecruiting()],
    TEAM_OVER,
    ['REOPENING_TOO_LATE', sql`not ${endedRecently()}`],
  ];
}

export const mayReopen = checkNotice('notices.mayReopen', ({ viewerId }) => reopenRules(viewerId));

/** Only a notice that recruits can be confirmed (rules.md: Deadlines). */
export const mayConfirm = checkNotice('notices.mayConfirm', () => [['RECRUITMENT_CLOSED', sql`not ${isRecruiting()}`]]);

/** Only a notice that recruits can be closed (rules.md: States). */
export const mayClose = checkNotice('notices.mayClose', () => [['ALREADY_CLOSED', sql`not ${isRecruiting()}`]]);
