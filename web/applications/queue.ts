import { entryFor } from '../graphql/enums';
import type { ApplicantQueue_NoticeFragment, ApplicationStatus, Role } from '../graphql/generated/documents';
import { countFree, type SeatGroup } from '../notices/seats';
import { texts } from '../texts';

/** An application in the owner's queue. */
export type QueueEntry = NonNullable<ApplicantQueue_NoticeFragment['applications']>['edges'][number]['node'];

/** The owner's decisions. */
export type Decision = Extract<ApplicationStatus, 'APPROVED' | 'REJECTED' | 'WAITLISTED'>;

/** A decision of the owner that may still be unsaved. */
export interface Decided {
  id: string;
  nickName: string;
  role: Role | null;
  decision: Decision;
  /** The message to the applicant. Empty for none. */
  message: string;
}

/** The filter of the queue. */
export interface QueueFilter {
  state: 'WAITING' | 'WAITLISTED' | 'DECIDED';
  /** The role, or null for all roles. */
  role: Role | null;
}

/** A decided application allows no further decision. */
const UNDECIDABLE = { viewerCanDecide: false, viewerCanApprove: false, viewerCanWaitlist: false };

/** Returns the entries with the owner's unsaved decisions applied. */
export function withDecisions(entries: readonly QueueEntry[], decided: readonly Decided[]): QueueEntry[] {
  const decisions = new Map(decided.map((each) => [each.id, each]));
  return entries.map((entry) => {
    const decision = decisions.get(entry.id);
    if (decision === undefined) return entry;
    const { decision: status, message } = decision;
    return { ...entry, status, message: message || null, ...UNDECIDABLE };
  });
}

/** Returns the entries that match the filter. */
export function filterQueue(entries: readonly QueueEntry[], { state, role }: QueueFilter): QueueEntry[] {
  const isShown = (entry: QueueEntry): boolean => role === null || entry.role === role;
  return entries.filter((entry) => stateOf(entry) === state && isShown(entry));
}

/** Returns the filter state that an application belongs to. */
export function stateOf({ status }: Pick<QueueEntry, 'status'>): QueueFilter['state'] {
  if (status === 'WAITLISTED') return status;
  return status === 'PENDING' ? 'WAITING' : 'DECIDED';
}

/** Returns the unsaved approvals. */
export function findApprovals(loaded: readonly QueueEntry[], unsaved: readonly Decided[]): Decided[] {
  const approved = new Set(loaded.filter(({ status }) => status === 'APPROVED').map(({ id }) => id));
  return unsaved.filter(({ id, decision }) => decision === 'APPROVED' && !approved.has(id));
}

/** Returns the seats of a notice after these approvals. */
export function withApprovals(seats: readonly SeatGroup[], approvals: readonly Decided[]): SeatGroup[] {
  return seats.map((group) => ({
    ...group,
    approved: group.approved + approvals.filter(({ role }) => isSeatFor(role, group)).length,
  }));
}

/** Counts the free seats that an approval for a role could take. */
export function countFreeFor(seats: readonly SeatGroup[], role: Role | null): number {
  const group = seats.find((each) => isSeatFor(role, each));
  return group ? countFree(group) : 0;
}

/** Whether the free seats are enough to approve an application for each of the roles. */
export function hasSeatsFor(seats: readonly SeatGroup[], roles: readonly (Role | null)[]): boolean {
  const isEnough = (group: SeatGroup): boolean =>
    roles.filter((role) => isSeatFor(role, group)).length <= countFree(group);
  return seats.every(isEnough);
}

/** Describes the free seats, by role if there are roles. */
export function describeSeats(seats: readonly SeatGroup[]): string {
  const free = seats.map((group) =>
    group.role
      ? texts.notice.seatsLeft(entryFor(texts.notice.role, group.role), countFree(group))
      : texts.notice.left(countFree(group)),
  );
  return texts.application.seatsToGive(free);
}

/** Whether an application for a role takes a seat of this group. */
function isSeatFor(role: Role | null, group: SeatGroup): boolean {
  return group.role === null || group.role === role;
}

/**
 * Describes the seats after an approval, or why it is impossible. A hidden notice allows only
 * rejections.
 */
export function describeApproval({ role, viewerCanApprove }: QueueEntry, free: number): string {
  if (!viewerCanApprove) return texts.application.onlyReject;
  const name = role === null ? '' : `${entryFor(texts.notice.role, role)} `;
  if (free === 0) return texts.application.noSeat(name);
  return free === 1 ? texts.application.fillsLast(name) : texts.application.fillsOne(name, free);
}
