import type { RateLimit } from '../../platform/shared-state/rate-limits';
import type { TestApp } from './test-app';

/**
 * Consumes all points of a rate limit.
 * @param used number of points that are consumed already
 */
export async function consumeAll({ server }: TestApp, limit: RateLimit, key: string | number, used = 0): Promise<void> {
  for (let count = used; count < limit.points; count += 1) await server.services.rateLimits.consume(limit, key);
}
