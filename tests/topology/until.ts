import { setTimeout as delay } from 'node:timers/promises';

/** Waits until it holds; what throws meanwhile does not hold yet. Rejects when it has not come to pass in time. */
export async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`it did not come to pass in ${milliseconds} ms`);
    await delay(50);
  }
}
