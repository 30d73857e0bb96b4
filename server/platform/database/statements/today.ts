import { TODAY } from './clock';
import { statementsOn } from './statement';
import type { Statements } from './statements';

const { statement } = statementsOn<object>();

const readTodayStatement = statement<object>()('clock.today', (db) => db.selectNoFrom(TODAY.as('today')));

/**
 * Reads the current day in Korea by the clock of the database, `YYYY-MM-DD`. It is current even if
 * the transaction has waited for a lock.
 */
export async function readToday(reads: Statements): Promise<string> {
  const { today } = await reads.one(readTodayStatement, {});
  return today;
}
