import { type Chair, SeatTable } from '../ui/SeatTable';

/** The most chairs that are drawn. */
const MAX_CHAIRS = 10;

/** A table with these chairs on both sides; none if they are too many to be drawn. */
export function ChairTable({ chairs, chalk }: { chairs: readonly Chair[]; chalk?: boolean }) {
  if (chairs.length > MAX_CHAIRS) return null;
  const middle = Math.ceil(chairs.length / 2);
  return <SeatTable top={chairs.slice(0, middle)} bottom={chairs.slice(middle)} chalk={chalk} />;
}

/** The chair of a member, in the colour of their avatar. */
export function toChair({ id, nickName }: { id: string; nickName: string }): Chair {
  const [letter] = nickName;
  return { letter, tone: Number(id) % 6 };
}
