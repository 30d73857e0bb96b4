import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type Redis from 'ioredis';
import { AppError } from './errors';

/**
 * Maximum number of attempts: `points` within `durationSeconds`, counted from the first attempt.
 */
export interface RateLimit {
  /**
   * Part of the keys in Redis. It never changes, because two releases share the keys during an
   * update.
   */
  readonly name: string;
  readonly points: number;
  readonly durationSeconds: number;
  /**
   * True if responses contain the remaining attempts. Only for limits of members, because others
   * would reveal the attempts of strangers.
   */
  readonly isAnnounced?: boolean;
}

/** Remaining attempts of a key until its count is reset. */
export interface RateLimitState {
  remaining: number;
  resetSeconds: number;
}

/** Defines a limit of a module. The module's manifest lists it. */
export function defineRateLimit(limit: RateLimit): RateLimit {
  return limit;
}

/** Counts attempts by key: a member's id, an account or an address. */
export interface RateLimits {
  /**
   * Counts one attempt.
   * @returns the remaining attempts; null if limits are off
   * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds to wait, if the limit is used up
   */
  consume(limit: RateLimit, key: string | number): Promise<RateLimitState | null>;
  /**
   * Checks a limit without counting or storing anything.
   * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds to wait, if the limit is used up
   */
  ensureLeft(limit: RateLimit, key: string | number): Promise<void>;
  /** Returns one attempt. */
  reward(limit: RateLimit, key: string | number): Promise<void>;
  /** Resets the attempts of the key. */
  forget(limit: RateLimit, key: string | number): Promise<void>;
}

/** Maximum number of keys of all limits in a process without Redis. Each takes about 500 bytes. */
export const MAX_KEYS_IN_MEMORY = 50_000;

/** Options of the counters. */
export interface RateLimitOptions {
  /** False to count and refuse nothing. */
  enabled: boolean;
  /** Redis in which all instances count together. Without it, each process counts alone. */
  redis?: Redis;
}

/**
 * Creates the counters of these limits.
 * @throws {Error} if another limit is used, because no module's manifest lists it
 */
export function createRateLimits(limits: readonly RateLimit[], { enabled, redis }: RateLimitOptions): RateLimits {
  const limiters = new Map(limits.map((limit) => [limit, createLimiter(limit, redis)]));
  const keys = redis ? undefined : new KeysInMemory();
  const use = async <T>(limit: RateLimit, act: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T | null> => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`no module lists the rate limit ${limit.name}`);
    return enabled ? act(limiter) : null;
  };
  const count = <T>(limit: RateLimit, key: string | number, act: (limiter: RateLimiterAbstract) => Promise<T>) =>
    use(limit, async (limiter) => {
      await keys?.add(limiter, key);
      return act(limiter);
    });
  return {
    consume: (limit, key) => count(limit, key, (limiter) => consume(limiter, key)),
    ensureLeft: async (limit, key) => void (await use(limit, (limiter) => ensureLeft(limiter, key))),
    reward: async (limit, key) => void (await count(limit, key, (limiter) => limiter.reward(key))),
    forget: async (limit, key) => void (await use(limit, (limiter) => limiter.delete(key))),
  };
}

/** Keys that are counted in memory. Beyond the maximum, the least recently used one is dropped. */
class KeysInMemory {
  /** Functions that drop a key, in the order of their last use. */
  private readonly forget = new Map<string, () => Promise<unknown>>();

  async add(limiter: RateLimiterAbstract, key: string | number): Promise<void> {
    const name = limiter.getKey(key);
    this.forget.delete(name);
    this.forget.set(name, () => limiter.delete(key));
    const [oldest] = this.forget.size > MAX_KEYS_IN_MEMORY ? this.forget : [];
    if (!oldest) return;
    this.forget.delete(oldest[0]);
    await oldest[1]();
  }
}

function createLimiter({ name, points, durationSeconds }: RateLimit, redis?: Redis): RateLimiterAbstract {
  const options: IRateLimiterOptions = { keyPrefix: `throttle:${name}`, points, duration: durationSeconds };
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options);
}

async function consume(limiter: RateLimiterAbstract, key: string | number): Promise<RateLimitState> {
  try {
    const counted = await limiter.consume(key);
    return { remaining: counted.remainingPoints, resetSeconds: secondsLeft(counted) };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(refusal);
  }
}

async function ensureLeft(limiter: RateLimiterAbstract, key: string | number): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.remainingPoints <= 0) throw tooMany(counted);
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const tooMany = (counted: RateLimiterRes): AppError =>
  new AppError('TOO_MANY_ATTEMPTS', { retryAfter: secondsLeft(counted) });
