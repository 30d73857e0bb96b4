import type { RateLimit } from '../platform/rate-limits';
import type { TestApp } from './harness';

/** Uses up a limit of the app. */
export async function useUp({ server }: TestApp, limit: RateLimit, key: string | number): Promise<void> {
  for (let count = 0; count < limit.points; count += 1) await server.services.rateLimits.consume(limit, key);
}
