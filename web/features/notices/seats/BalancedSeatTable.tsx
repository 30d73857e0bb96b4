import { avatarColourOf } from '../../../components/labels/Avatar';
import { type TeamSeat, SeatTable } from '../../../illustrations/SeatTable';

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
  return { letter, tone: avatarColourOf(id) };
}
