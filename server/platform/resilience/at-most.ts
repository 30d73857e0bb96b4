import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for work, but not longer than this number of milliseconds. The work goes on, and a later
 * failure of it is ignored.
 */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  await Promise.race([work, delay(ms, undefined, { ref: false })]);
}
