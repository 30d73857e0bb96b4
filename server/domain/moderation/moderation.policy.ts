import type { Refusal, Viewer } from '../kit/refusal';

/** How many reports of members who verified their school hide a target that no moderator has reviewed. */
const HIDING_REPORTS = 3;

/**
 * Refuses to report oneself and what belongs to oneself (rules.md: Reports and moderation).
 * @param ownerId null after a comment's author withdrew
 * @returns OWN_CONTENT or null
 */
export function refusalToReport(viewer: Viewer, ownerId: number | null): Refusal {
  return viewer.id === ownerId ? 'OWN_CONTENT' : null;
}

/** Whether the reports hide their target until a moderator decides. */
export function isHiddenByReports(
  { reviewed, verifiedReports }: { reviewed: boolean; verifiedReports: number },
  target: { hidden: boolean },
): boolean {
  return !target.hidden && !reviewed && verifiedReports >= HIDING_REPORTS;
}

/** Whose a reported notice, comment or profile was at the first report and is now; null after they withdrew. */
interface ReportedContent {
  authorId: number | null;
  ownerId: number | null;
}

/**
 * Refuses to decide on what the moderator wrote or owns.
 * @returns FORBIDDEN or null
 */
export function refusalToDecideCase({ id }: Viewer, { authorId, ownerId }: ReportedContent): Refusal {
  return id === authorId || id === ownerId ? 'FORBIDDEN' : null;
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
