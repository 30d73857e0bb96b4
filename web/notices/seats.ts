import type { NoticeSeats_NoticeFragment } from '../graphql/generated/documents';

/** A group of equal seats: those of a role, or all seats of a notice without headcounts by role. */
export type SeatGroup = Omit<NoticeSeats_NoticeFragment['seats'][number], '__typename'>;

/** Adds up the seats of all groups. */
export function addSeats(groups: readonly SeatGroup[]): Omit<SeatGroup, 'role'> {
  return {
    headcount: groups.reduce((sum, { headcount }) => sum + headcount, 0),
    approved: groups.reduce((sum, { approved }) => sum + approved, 0),
  };
}

/** Counts the free seats of a group. */
export function countFree({ headcount, approved }: Omit<SeatGroup, 'role'>): number {
  return Math.max(0, headcount - approved);
}
