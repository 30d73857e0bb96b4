import type { TeamSeat } from '../../../illustrations/SeatTable';
import { BalancedSeatTable, toTeamSeat } from './BalancedSeatTable';
import type { SeatGroup } from './seat-groups';

interface TeamTableProps {
  seats: readonly SeatGroup[];
  owner: { id: string; nickName: string };
  /** Returns the named member on a seat. Taken seats come first within a group. */
  personAt?: (seats: SeatGroup, index: number) => TeamSeat | undefined;
}

/**
 * The team table of an owner with groups of seats. Free seats have the colours of their roles, and
 * members have no names without `personAt`.
 */
export function TeamTable({ owner, personAt, seats }: TeamTableProps) {
  const teamSeats = [
    toTeamSeat(owner),
    ...seats.flatMap((each) =>
      Array.from(
        { length: each.headcount },
        (_, index): TeamSeat =>
          personAt?.(each, index) ?? { letter: index < each.approved ? '✓' : undefined, tone: each.role ?? undefined },
      ),
    ),
  ];
  return <BalancedSeatTable seats={teamSeats} />;
}
