import { type Chair, SeatTable } from './SeatTable';

const TOP: readonly Chair[] = [{ letter: '우', tone: 1 }, { letter: '리', tone: 4 }, {}];
const BOTTOM: readonly Chair[] = [{}, { letter: '한', tone: 0 }, { letter: '팀', tone: 3 }];

/**
 * A chalk drawing of a table with six team seats, four of them taken. It is a decoration and shows
 * no real members.
 */
export function ChalkTable() {
  return <SeatTable chalk top={TOP} bottom={BOTTOM} />;
}
