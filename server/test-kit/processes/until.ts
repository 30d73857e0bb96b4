import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 10;

/**
 * Waits until `holds` returns true. An error counts as false.
 * @param describe returns the state for the message of the error
 * @throws Error after `timeoutMs`, with the last error of `holds`
 */
export async function until(
  holds: () => Promise<boolean> | boolean,
  timeoutMs: number,
  describe = (): string => '',
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  const attempt = async (): Promise<boolean> => {
    try {
      cause = undefined;
      return await holds();
    } catch (error) {
      cause = error;
      return false;
    }
  };
  while (!(await attempt())) {
    if (Date.now() > end) throw new Error(`the condition did not hold within ${timeoutMs} ms ${describe()}`, { cause });
    await delay(INTERVAL_MS);
  }
}
