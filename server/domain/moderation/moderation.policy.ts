import type { Refusal, Viewer } from '../kit/refusal';

/**
 * How many people, each with a verified school, have to report a target before it is hidden without
 * a moderator.
 */
const HIDING_PEOPLE = 3;

/**
 * Refuses to report oneself and what belongs to oneself (rules.md: Reports and moderation).
 * @param ownerId null after a comment's author withdrew
 * @returns OWN_CONTENT or null
 */
export function refusalToReport(viewer: Viewer, ownerId: number | null): Refusal {
  return viewer.id === ownerId ? 'OWN_CONTENT' : null;
}

/**
 * Whether reports hide their target until a moderator decides (rules.md: Reports and moderation).
 * @param people the number of different people whose reports count
 */
export function isHiddenByReports(people: number): boolean {
  return people >= HIDING_PEOPLE;
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
