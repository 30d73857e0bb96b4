import type { Expression } from 'kysely';
import { DAY_MS } from '../../../../shared/seoul';
import { BOUNDS } from '../../../../shared/bounds';
import { readToday } from '../../../platform/database/statements/today';
import { invalid } from '../../../platform/errors/app-error';
import type { Rule } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { defineNoticeCheck, denyManaging } from '../notice.rules';
import { denyNotRecruiting } from '../lifecycle/lifecycle.rules';

/** Adds days to a calendar day, both as `YYYY-MM-DD`. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Throws if a deadline is in the past or too far ahead (rules/deadlines.md).
 * @param deadline `YYYY-MM-DD`
 * @throws {AppError} VALIDATION_FAILED
 */
export async function ensureDeadline(tx: Transaction, deadline: string): Promise<void> {
  const { min, max } = BOUNDS.deadlineDays;
  const today = await readToday(tx.reads);
  if (deadline >= addDays(today, min) && deadline <= addDays(today, max)) return;
  throw invalid({
    deadline: {
      ko: `마감일은 오늘부터 ${max}일 안에서 골라 주세요.`,
      en: `Choose a deadline within the next ${max} days.`,
    },
  });
}

/** Denies changing the deadline of the notice `n` by an edit (rules/deadlines.md). */
export function denyChangingDeadline(viewerId: Expression<number>): Rule[] {
  return [...denyManaging(viewerId), denyNotRecruiting()];
}

export const changeDeadlineCheck = defineNoticeCheck('notices.changeDeadlineCheck', ({ viewerId }) =>
  denyChangingDeadline(viewerId),
);
