import type { Role, Seats_GroupFragment } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';

gql`
  fragment Seats_group on SeatGroup {
    role
    headcount
    approved
    free
    roles
  }
`;

/** A group of equal seats: those of a role, or all seats of a notice without headcounts by role. */
export type SeatGroup = Omit<Seats_GroupFragment, '__typename' | ' $fragmentName'>;

/**
 * Returns the seats that others see. A closed notice offers no seats, so only its taken seats
 * remain (rules/notices.md: Seats).
 */
export function getShownSeats({ recruiting, seats }: { recruiting: boolean; seats: readonly SeatGroup[] }) {
  if (recruiting) return seats;
  return seats
    .filter(({ approved }) => approved > 0)
    .map((group) => ({ ...group, headcount: group.approved, free: 0 }));
}

/** Counts the seats of all groups. */
export function addSeats(
  groups: readonly Pick<SeatGroup, 'headcount' | 'approved'>[],
): Pick<SeatGroup, 'headcount' | 'approved'> {
  return {
    headcount: groups.reduce((sum, { headcount }) => sum + headcount, 0),
    approved: groups.reduce((sum, { approved }) => sum + approved, 0),
  };
}

/** Finds the seats that a member of a role takes. Null stands for the member of a study. */
export function findSeatsFor(groups: readonly SeatGroup[], role: Role | null): SeatGroup | undefined {
  return groups.find(({ roles }) => roles.includes(role));
}
