import type { Refusal, Viewer } from '../kit/refusal';
import type { ProvenMember, SchoolProof } from '../members/member.policy';
import { isOwner, type OwnedNotice, refusalToManage } from '../notices/notice.policy';
import type { Project, Role } from '../notices/project.entity';
import { ApplicationStatus, OPEN, UNDECIDED } from './application.entity';

/** The column of a notice that says whether moderators have hidden it. */
interface HideableNotice extends OwnedNotice {
  hidden: boolean;
}

/** What policies know of a notice that a member applies to; both its entity and its view have it. */
interface RecruitingNotice extends HideableNotice {
  recruiting: boolean;
  verifiedOnly: boolean;
}

/** What policies know of a member who applies. */
interface Applicant extends Viewer, ProvenMember {
  hasApplied: boolean;
}

/** What policies know of an application; both its entity and its view have it. */
interface DecidableApplication {
  status: ApplicationStatus;
  applicant: { id: number };
}

/**
 * Refuses to apply to the viewer's own notice, twice, to a hidden or closed notice, or without a
 * verified school where the notice or the service asks for one (rules.md: Who sees and does what,
 * Verified schools).
 * @returns OWN_NOTICE, ALREADY_APPLIED, NOTICE_HIDDEN, RECRUITMENT_CLOSED, SCHOOL_UNVERIFIED or
 * null
 */
export function refusalToApply(applicant: Applicant, notice: RecruitingNotice, proof: SchoolProof): Refusal {
  if (isOwner(applicant, notice)) return 'OWN_NOTICE';
  if (applicant.hasApplied) return 'ALREADY_APPLIED';
  const refusal = refusalToGrow(notice);
  if (refusal) return refusal;
  if (!notice.recruiting) return 'RECRUITMENT_CLOSED';
  return refusalWithoutProof(applicant, notice, proof);
}

/**
 * Refuses what lets a team grow while its notice is hidden (rules.md: Reports and moderation).
 * @returns NOTICE_HIDDEN or null
 */
export function refusalToGrow({ hidden }: Pick<HideableNotice, 'hidden'>): Refusal {
  return hidden ? 'NOTICE_HIDDEN' : null;
}

/**
 * Refuses what a member without a verified school may not do at a notice (rules.md: Verified schools).
 * @returns SCHOOL_UNVERIFIED or null
 */
export function refusalWithoutProof(
  { schoolVerified }: ProvenMember,
  { verifiedOnly }: Pick<RecruitingNotice, 'verifiedOnly'>,
  proof: SchoolProof,
): Refusal {
  const isForVerified = proof === 'required' || (proof === 'optional' && verifiedOnly);
  return isForVerified && !schoolVerified ? 'SCHOOL_UNVERIFIED' : null;
}

/** The states after which a member may apply again to the same notice (rules.md: States). */
export const REPEATABLE = [ApplicationStatus.LEFT, ApplicationStatus.EXPIRED] as const;

/** The decisions on an application (rules.md: Decisions). */
export const DECISIONS = [
  ApplicationStatus.APPROVED,
  ApplicationStatus.REJECTED,
  ApplicationStatus.WAITLISTED,
] as const;

/** How an application can be decided. */
export type DecidedStatus = (typeof DECISIONS)[number];

/** The states that each decision may follow (rules.md: Decisions). */
export const DECIDABLE: Readonly<Record<DecidedStatus, readonly ApplicationStatus[]>> = {
  [ApplicationStatus.APPROVED]: UNDECIDED,
  [ApplicationStatus.REJECTED]: UNDECIDED,
  [ApplicationStatus.WAITLISTED]: [ApplicationStatus.PENDING],
};

/**
 * Refuses to apply for a role that the project does not recruit for, while it recruits for others (rules.md: States).
 * @returns ROLE_NOT_WANTED or null
 */
export function refusalToTakeRole(project: Project, role: Role): Refusal {
  return project.countsByRole && project.headcountOf(role) === 0 ? 'ROLE_NOT_WANTED' : null;
}

/**
 * Refuses a decision on the application to everybody but the notice's owner, and once it is
 * decided. While the notice is hidden, the owner may only reject (rules.md: States, Decisions,
 * Reports and moderation).
 * @returns FORBIDDEN, ALREADY_DECIDED, NOTICE_HIDDEN or null
 */
export function refusalToDecide(
  viewer: Viewer,
  application: DecidableApplication,
  notice: HideableNotice,
  decision: DecidedStatus,
): Refusal {
  const refusal = refusalToManage(viewer, notice);
  if (refusal) return refusal;
  if (!DECIDABLE[decision].some((each) => each === application.status)) return 'ALREADY_DECIDED';
  return decision === ApplicationStatus.REJECTED ? null : refusalToGrow(notice);
}

/** Whether the application is the viewer's own. */
function isApplicant(viewer: Viewer, application: Pick<DecidableApplication, 'applicant'>): boolean {
  return application.applicant.id === viewer.id;
}

/**
 * Refuses to cancel the application to everybody but its applicant, and once it is over (rules.md: States).
 * @returns NOT_FOUND, ALREADY_DECIDED or null
 */
export function refusalToCancel(viewer: Viewer, application: DecidableApplication): Refusal {
  if (!isApplicant(viewer, application)) return 'NOT_FOUND';
  return OPEN.some((each) => each === application.status) ? null : 'ALREADY_DECIDED';
}
