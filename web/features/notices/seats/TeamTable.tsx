import { type TeamSeat, SeatTable } from '../../../illustrations/SeatTable';
import { NoticeTable_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getShownSeats, type SeatGroup } from './seat-groups';

/** The largest number of seats that are drawn. */
const MAX_SEATS = 10;

/**
 * A team table with the seats divided between both sides. Renders nothing if there are too many
 * seats to draw.
 */
export function BalancedSeatTable({ seats, chalk }: { seats: readonly TeamSeat[]; chalk?: boolean }) {
  if (seats.length > MAX_SEATS) return null;
  const middle = Math.ceil(seats.length / 2);
  return <SeatTable top={seats.slice(0, middle)} bottom={seats.slice(middle)} chalk={chalk} />;
}

/** Returns a member's seat, in the colour of the avatar. */
export function toTeamSeat({ id, nickName }: { id: string; nickName: string }): TeamSeat {
  const [letter] = nickName;
  return { letter, tone: Number(id) % 6 };
}

gql`
  fragment NoticeTable_notice on Notice {
    id
    owner {
      id
      nickName
    }
    recruiting
    seats {
      role
      headcount
      approved
      free
      roles
    }
  }
`;

/**
 * The team table of a notice: the owner, other members without names, and free seats in the colours
 * of their roles. A closed notice has no free seats.
 */
export function NoticeTable({ notice }: { notice: FragmentOf<typeof NoticeTable_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeTable_NoticeFragmentDoc, notice);
  return <TeamTable owner={data.owner} seats={getShownSeats(data)} />;
}

interface TeamTableProps {
  seats: readonly SeatGroup[];
  owner: { id: string; nickName: string };
  /** Returns the named member on a seat. Taken seats come first within a group. */
  personAt?: (seats: SeatGroup, index: number) => TeamSeat | undefined;
}

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
