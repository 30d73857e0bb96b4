import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error';
import type { RateLimit, RateLimits, RateLimitState } from '../../platform/shared-state/rate-limits';

/**
 * Returns rate limits that announce the remaining attempts in the headers of the response
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function announceRateLimits(limits: RateLimits, request: Request): RateLimits {
  const states = new Map<RateLimit, RateLimitState>();
  const announce = (limit: RateLimit, state: RateLimitState): void => {
    const { res } = request;
    if (!limit.isAnnounced || !res || res.headersSent) return;
    states.set(limit, state);
    const all = [...states];
    const policies = all.map(([{ name, points, durationSeconds }]) => `"${name}";q=${points};w=${durationSeconds}`);
    const left = all.map(([{ name }, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`);
    res.setHeader('RateLimit-Policy', policies.join(', '));
    res.setHeader('RateLimit', left.join(', '));
  };
  const consume: RateLimits['consume'] = async (limit, key) => {
    try {
      const state = await limits.consume(limit, key);
      if (state) announce(limit, state);
      return state;
    } catch (error) {
      if (error instanceof AppError && error.retryAfter !== undefined)
        announce(limit, { remaining: 0, resetSeconds: error.retryAfter });
      throw error;
    }
  };
  return { ...limits, consume };
}
