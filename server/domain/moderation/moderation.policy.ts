import type { Refusal, Viewer } from '../kit/refusal';

/** How many reports of members who verified their school hide a target that no moderator has reviewed. */
const HIDING_REPORTS = 3;

/**
 * Refuses to report oneself and what one wrote (rules.md: Reports and moderation).
 * @param authorId null after the author withdrew
 * @returns OWN_CONTENT or null
 */
export function refusalToReport(viewer: Viewer, authorId: number | null): Refusal {
  return viewer.id === authorId ? 'OWN_CONTENT' : null;
}

/** Whether the reports hide their target until a moderator decides. */
export function isHiddenByReports(
  { reviewed, verifiedReports }: { reviewed: boolean; verifiedReports: number },
  target: { hidden: boolean },
): boolean {
  return !target.hidden && !reviewed && verifiedReports >= HIDING_REPORTS;
}

/**
 * Refuses to decide on what the moderator wrote.
 * @returns FORBIDDEN or null
 */
export function refusalToDecideCase(viewer: Viewer, { authorId }: { authorId: number | null }): Refusal {
  return viewer.id === authorId ? 'FORBIDDEN' : null;
}

/** What policies know of a decision about a member's content. */
interface AppealableCase {
  appealed: boolean;
  hidden: boolean;
  suspended: boolean;
}

/**
 * Refuses a second appeal, and one against nothing.
 * @returns ALREADY_APPEALED, NOTHING_TO_APPEAL or null
 */
export function refusalToAppeal({ appealed, hidden, suspended }: AppealableCase): Refusal {
  if (appealed) return 'ALREADY_APPEALED';
  return hidden || suspended ? null : 'NOTHING_TO_APPEAL';
}
