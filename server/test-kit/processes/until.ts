import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 25;

/**
 * Waits until `holds` returns true. An error counts as false.
 * @throws Error after `timeoutMs`
 */
export async function until(holds: () => Promise<boolean> | boolean, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await attempt(holds))) {
    if (Date.now() > end) throw new Error(`the condition did not hold within ${timeoutMs} ms`);
    await delay(INTERVAL_MS);
  }
}

async function attempt(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await holds();
  } catch {
    return false;
  }
}
