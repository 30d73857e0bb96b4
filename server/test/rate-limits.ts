import type { RateLimit } from '../platform/rate-limits';
import type { TestApp } from './harness';

/**
 * Uses up a limit of the app.
 * @param used how many points have been used before
 */
export async function useUp({ server }: TestApp, limit: RateLimit, key: string | number, used = 0): Promise<void> {
  for (let count = used; count < limit.points; count += 1) await server.services.rateLimits.consume(limit, key);
}
