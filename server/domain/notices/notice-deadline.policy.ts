import { BOUNDS } from '../../../shared/bounds';
import { invalid } from '../../platform/errors';
import type { Refusal, Viewer } from '../kit/refusal';
import { isTeamOver, type TeamState } from './notice.entity';
import { type OwnedNotice, refusalToManage } from './notice.policy';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day that comes so many days after another one, both as `YYYY-MM-DD`. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Refuses a deadline in the past or too far ahead (rules.md: Deadlines).
 * @param today the day in Korea by the database's clock
 * @throws {AppError} VALIDATION_FAILED
 */
export function ensureDeadline(deadline: string, today: string): void {
  const { min, max } = BOUNDS.deadlineDays;
  if (deadline >= addDays(today, min) && deadline <= addDays(today, max)) return;
  throw invalid({ deadline: `마감일은 오늘부터 ${max}일 안에서 골라 주세요.` });
}

/** What policies know of a notice whose recruiting may have ended. */
interface EndingNotice extends OwnedNotice {
  recruiting: boolean;
  endedRecently: boolean;
  teamState: TeamState;
}

/**
 * Refuses to reopen the notice to everybody but its owner, while it recruits, when its team has ended, and more than 30 days
 * after it ended (rules.md: Deadlines).
 * @returns FORBIDDEN, STILL_RECRUITING, TEAM_OVER, REOPENING_TOO_LATE or null
 */
export function refusalToReopen(viewer: Viewer, notice: EndingNotice): Refusal {
  const refusal = refusalToManage(viewer, notice);
  if (refusal) return refusal;
  if (notice.recruiting) return 'STILL_RECRUITING';
  if (isTeamOver(notice.teamState)) return 'TEAM_OVER';
  return notice.endedRecently ? null : 'REOPENING_TOO_LATE';
}
