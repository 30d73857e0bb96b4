import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error';
import type { RateLimit, RateLimits, RateLimitState } from '../../platform/shared-state/rate-limits';

/**
 * Counts attempts and announces the remaining ones in the response headers
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export class AnnouncedRateLimits implements RateLimits {
  private readonly states = new Map<RateLimit, RateLimitState>();

  constructor(
    private readonly limits: RateLimits,
    private readonly request: Request,
  ) {}

  async consume(limit: RateLimit, key: string | number): Promise<RateLimitState | null> {
    try {
      const state = await this.limits.consume(limit, key);
      if (state) this.announce(limit, state);
      return state;
    } catch (error) {
      if (error instanceof AppError && error.retryAfter !== undefined)
        this.announce(limit, { remaining: 0, resetSeconds: error.retryAfter });
      throw error;
    }
  }

  ensureLeft(limit: RateLimit, key: string | number): Promise<void> {
    return this.limits.ensureLeft(limit, key);
  }

  giveBack(limit: RateLimit, key: string | number): Promise<void> {
    return this.limits.giveBack(limit, key);
  }

  forget(limit: RateLimit, key: string | number): Promise<void> {
    return this.limits.forget(limit, key);
  }

  private announce(limit: RateLimit, state: RateLimitState): void {
    const { res } = this.request;
    if (!limit.isAnnounced || !res || res.headersSent) return;
    this.states.set(limit, state);
    const all = [...this.states];
    const policies = all.map(([{ name, points, durationSeconds }]) => `"${name}";q=${points};w=${durationSeconds}`);
    const states = all.map(([{ name }, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`);
    res.setHeader('RateLimit-Policy', policies.join(', '));
    res.setHeader('RateLimit', states.join(', '));
  }
}
