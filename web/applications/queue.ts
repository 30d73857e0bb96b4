import type { ApplicantQueue_NoticeFragment, ApplicationStatus, Role } from '../graphql/generated/documents';
import { countFreeOfRole, countFreeSeats } from '../notices/seats';
import { texts } from '../texts';

/** An application in the queue of its notice's owner. */
export type QueueEntry = NonNullable<ApplicantQueue_NoticeFragment['applications']>['edges'][number]['node'];

/** The owner's decisions. */
export type Decision = Extract<ApplicationStatus, 'APPROVED' | 'REJECTED' | 'WAITLISTED'>;

/** A decision that the owner has made on the screen. */
export interface Decided {
  id: string;
  nickName: string;
  role: Role | null;
  decision: Decision;
  /** What the applicant reads with it; empty for nothing. */
  message: string;
}

/** Which applications are shown. */
export interface QueueFilter {
  state: 'WAITING' | 'WAITLISTED' | 'DECIDED';
  /** Null for all roles. */
  role: Role | null;
}

/** Returns the entries with the decisions of the owner that the server does not have yet. */
export function withDecisions(entries: readonly QueueEntry[], decided: readonly Decided[]): QueueEntry[] {
  const decisions = new Map(decided.map((each) => [each.id, each]));
  return entries.map((entry) => {
    const decision = decisions.get(entry.id);
    if (decision === undefined) return entry;
    const { decision: status, message } = decision;
    return { ...entry, status, message: message || null, viewerCanDecide: false, viewerCanWaitlist: false };
  });
}

/** Returns the entries that the filter shows. */
export function filterQueue(entries: readonly QueueEntry[], { state, role }: QueueFilter): QueueEntry[] {
  const isShown = (entry: QueueEntry): boolean => role === null || entry.role === role;
  return entries.filter((entry) => stateOf(entry) === state && isShown(entry));
}

/** Where an entry is found. */
export function stateOf({ status }: Pick<QueueEntry, 'status'>): QueueFilter['state'] {
  if (status === 'WAITLISTED') return status;
  return status === 'PENDING' ? 'WAITING' : 'DECIDED';
}

/** The seats that an approval for a role would take one of, without those of approvals that the server does not have yet. */
export function countFreeFor(
  notice: ApplicantQueue_NoticeFragment,
  role: Role | null,
  decided: readonly Decided[],
): number {
  const approvals = decided.filter(({ decision }) => decision === 'APPROVED');
  const roles = notice.__typename === 'Project' ? notice.roles : [];
  const inAll = countFreeSeats({ ...notice, roles: [] }) - approvals.length;
  const seats = roles.find((each) => each.role === role);
  const isByRole = roles.some(({ headcount }) => headcount > 0);
  if (!seats || !isByRole) return Math.max(0, inAll);
  const ofRole = countFreeOfRole(seats) - approvals.filter((approval) => approval.role === role).length;
  return Math.max(0, Math.min(inAll, ofRole));
}

/** What an approval would do to the seats. */
export function describeApproval(role: Role | null, free: number): string {
  const name = role === null ? '' : `${texts.notice.role[role]} `;
  if (free === 0) return texts.application.noSeat(name);
  return free === 1 ? texts.application.fillsLast(name) : texts.application.fillsOne(name, free);
}
