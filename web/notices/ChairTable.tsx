import { type Chair, SeatTable } from '../ui/SeatTable';

/** The largest number of seats that are drawn. */
const MAX_CHAIRS = 10;

/** A team table with seats on both sides. Renders nothing if there are too many seats to draw. */
export function ChairTable({ chairs, chalk }: { chairs: readonly Chair[]; chalk?: boolean }) {
  if (chairs.length > MAX_CHAIRS) return null;
  const middle = Math.ceil(chairs.length / 2);
  return <SeatTable top={chairs.slice(0, middle)} bottom={chairs.slice(middle)} chalk={chalk} />;
}

/** Returns a member's seat, in the colour of the avatar. */
export function toChair({ id, nickName }: { id: string; nickName: string }): Chair {
  const [letter] = nickName;
  return { letter, tone: Number(id) % 6 };
}
