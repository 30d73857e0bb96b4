import { DAY_MS } from '../../../shared/seoul';
import { setClock } from '../database/clock';
import type { TestDatabase } from '../database/databases';

/** The first day of a run of the model. */
const FIRST_DAY = Date.UTC(2027, 0, 1);

/** Returns the date of a day of the model as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Sets the clock to the first moment of a day in Korea. Deadlines on the previous day have just
 * passed.
 */
export async function setDay(database: TestDatabase, day: number): Promise<void> {
  await setClock(database, `${dateOf(day)}T00:00:00+09:00`);
}
