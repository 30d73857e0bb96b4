import { entryFor } from '../../../graphql/enums';
import type { ApplicationStatus, Role, UseApplicantQueue_NoticeFragment } from '../../../graphql/generated/documents';
import { findSeatsFor, type SeatGroup } from '../../notices/seats/seat-groups';
import { texts } from '../../../texts';

/** An application in the owner's queue. */
export type QueueEntry = NonNullable<UseApplicantQueue_NoticeFragment['applications']>['edges'][number]['node'];

export type DecidedStatus = Extract<ApplicationStatus, 'APPROVED' | 'REJECTED' | 'WAITLISTED'>;

/** A decision of the owner that may still be unsaved. */
export interface Decision {
  id: string;
  nickName: string;
  role: Role | null;
  status: DecidedStatus;
  /** The message to the applicant. Empty for none. */
  message: string;
}

export interface QueueFilter {
  state: 'PENDING' | 'WAITLISTED' | 'DECIDED';
  /** The role, or null for all roles. */
  role: Role | null;
}

/** The fields of an application with an unsaved decision, which allows no further decision. */
const UNDECIDABLE = {
  viewerCanDecide: false,
  viewerCanApprove: false,
  viewerCanWaitlist: false,
  viewerApproveDenial: 'ALREADY_DECIDED',
} as const;

/** Returns the entries with the owner's unsaved decisions applied. */
export function withDecisions(entries: readonly QueueEntry[], unsaved: readonly Decision[]): QueueEntry[] {
  const decisions = new Map(unsaved.map((each) => [each.id, each]));
  return entries.map((entry) => {
    const decision = decisions.get(entry.id);
    if (decision === undefined) return entry;
    return { ...entry, status: decision.status, message: decision.message || null, ...UNDECIDABLE };
  });
}

export function filterQueue(entries: readonly QueueEntry[], { state, role }: QueueFilter): QueueEntry[] {
  const isShown = (entry: QueueEntry): boolean => role === null || entry.role === role;
  return entries.filter((entry) => stateOf(entry) === state && isShown(entry));
}

/** Returns the filter state that an application belongs to. */
export function stateOf({ status }: Pick<QueueEntry, 'status'>): QueueFilter['state'] {
  if (status === 'WAITLISTED') return status;
  return status === 'PENDING' ? 'PENDING' : 'DECIDED';
}

/** Returns the unsaved approvals that the server's seats do not include yet. */
export function findApprovals(loaded: readonly QueueEntry[], unsaved: readonly Decision[]): Decision[] {
  const approved = new Set(loaded.filter(({ status }) => status === 'APPROVED').map(({ id }) => id));
  return unsaved.filter(({ id, status }) => status === 'APPROVED' && !approved.has(id));
}

/**
 * Returns the seats of a notice after these approvals.
 * @param freeInAll the number of free seats of the whole notice after them
 */
export function withApprovals(
  seats: readonly SeatGroup[],
  approvals: readonly Decision[],
  freeInAll: number,
): SeatGroup[] {
  return seats.map((group) => {
    const taken = approvals.filter(({ role }) => group.roles.includes(role)).length;
    const free = Math.max(0, Math.min(group.free - taken, freeInAll));
    return { ...group, approved: group.approved + taken, free };
  });
}

/** Counts the free seats that an approval for a role could take. */
export function countFreeFor(seats: readonly SeatGroup[], role: Role | null): number {
  return findSeatsFor(seats, role)?.free ?? 0;
}

/** Whether the free seats are enough to approve an application for each of the roles. */
export function hasSeatsFor(seats: readonly SeatGroup[], wanted: readonly (Role | null)[]): boolean {
  return seats.every(({ free, roles }) => wanted.filter((role) => roles.includes(role)).length <= free);
}

/** Describes the free seats, by role if there are roles. */
export function describeFreeSeats(seats: readonly SeatGroup[]): string {
  const free = seats.map((group) =>
    group.role
      ? texts.notice.seatsLeft(entryFor(texts.notice.role, group.role), group.free)
      : texts.notice.left(group.free),
  );
  return texts.application.seatsToGive(free);
}

/** Describes the seats after an approval, or why it is impossible. */
export function describeApproval({ role, viewerApproveDenial }: QueueEntry, free: number): string {
  if (viewerApproveDenial) return entryFor(texts.application.approveDenial, viewerApproveDenial);
  const name = role === null ? undefined : entryFor(texts.notice.role, role);
  if (free === 0) return texts.application.noSeat(name);
  return free === 1 ? texts.application.fillsLast(name) : texts.application.fillsOne(name, free);
}
