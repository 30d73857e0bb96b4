import { type WaitOptions, waitUntilAvailable } from '../resilience/wait-until-available';
import { createRedisAttempt } from './redis';
import { hostsOf } from './redis-url';

/** Milliseconds for one attempt to connect, and for its commands. */
const ATTEMPT_TIMEOUT_MS = 5_000;

/**
 * Waits until Redis accepts connections and has loaded its data.
 * @throws {StartError} if Redis refuses the URL's settings, such as the password, or stays
 *   unavailable
 */
export async function waitForRedis(url: string, options: WaitOptions): Promise<void> {
  const service = { name: 'Redis', failure: 'Redis에 연결할 수 없어요', host: hostsOf(url) };
  await waitUntilAvailable(service, () => checkOnce(url), options);
}

async function checkOnce(url: string): Promise<void> {
  const redis = createRedisAttempt(url, ATTEMPT_TIMEOUT_MS);
  // The promise only reports that the connection is closed. A wrong database number does not even
  // reject it.
  let failure: Error | undefined;
  redis.on('error', (error: Error) => (failure ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw failure ?? error;
  } finally {
    redis.disconnect();
  }
  if (failure) throw failure;
}
