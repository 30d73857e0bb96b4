import type { Refusal } from '../kit/refusal';
import { refusalToManage, type Viewer } from '../notices/notice.policy';
import type { Project, Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

/** What policies know of a notice that is applied to; both its entity and its view have it. */
interface OpenNotice {
  owner: { id: number };
  recruiting: boolean;
}

/** What policies know of an application; both its entity and its view have it. */
interface DecidableApplication {
  status: ApplicationStatus;
  applicant: { id: number };
}

/** Why the viewer may not apply: not to their own notice, once, while it recruits (rules.md: Who sees and does what). */
export function refusalToApply(viewer: Viewer, notice: OpenNotice, hasApplied: boolean): Refusal {
  if (notice.owner.id === viewer.id) return 'OWN_NOTICE';
  if (hasApplied) return 'ALREADY_APPLIED';
  return notice.recruiting ? null : 'RECRUITMENT_CLOSED';
}

/** Why nobody may apply for the role: the project does not recruit for it, but for another one (rules.md: States). */
export function refusalToTakeRole(project: Project, role: Role): Refusal {
  return project.countsByRole && project.headcountOf(role) === 0 ? 'ROLE_NOT_WANTED' : null;
}

/** Whether the application is the viewer's own. */
export function isApplicant(viewer: Viewer, application: Pick<DecidableApplication, 'applicant'>): boolean {
  return application.applicant.id === viewer.id;
}

/** Why the viewer may not approve or deny the application: the notice's owner may, while it is pending. */
export function refusalToDecide(
  viewer: Viewer,
  application: DecidableApplication,
  notice: { owner: { id: number } },
): Refusal {
  const refusal = refusalToManage(viewer, notice);
  if (refusal) return refusal;
  return application.status === ApplicationStatus.PENDING ? null : 'ALREADY_DECIDED';
}

/**
 * Why the viewer may not take the application back: its applicant may, unless it was rejected, and for anybody else it
 * does not exist (rules.md: States).
 */
export function refusalToCancel(viewer: Viewer, application: DecidableApplication): Refusal {
  if (!isApplicant(viewer, application)) return 'NOT_FOUND';
  return application.status === ApplicationStatus.REJECTED ? 'ALREADY_DECIDED' : null;
}
