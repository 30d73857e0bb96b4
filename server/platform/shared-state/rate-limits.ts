import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type Redis from 'ioredis';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error';

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
   * True if responses contain the remaining attempts. Set it only for limits per member. A limit
   * per account or address would reveal other people's attempts.
   */
  readonly isAnnounced?: boolean;
}

/** Remaining attempts of a key until its count is reset. */
export interface RateLimitState {
  remaining: number;
  resetSeconds: number;
}

const names = new Set<string>();

/**
 * Defines a limit.
 * @throws {Error} if its name is already defined
 */
export function defineRateLimit(limit: RateLimit): RateLimit {
  if (names.has(limit.name)) throw new Error(`the rate limit ${limit.name} is defined twice`);
  names.add(limit.name);
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
  /** Gives one attempt back. */
  giveBack(limit: RateLimit, key: string | number): Promise<void>;
  /** Resets the attempts of the key. */
  forget(limit: RateLimit, key: string | number): Promise<void>;
}

/**
 * Counts one attempt.
 * @returns the error TOO_MANY_ATTEMPTS if the limit is used up; otherwise undefined
 */
export async function tryConsume(
  limits: RateLimits,
  limit: RateLimit,
  key: string | number,
): Promise<AppError | undefined> {
  try {
    await limits.consume(limit, key);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') return error;
    throw error;
  }
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

/** Creates the counters of all limits, each at its first use. */
export function createRateLimits({ enabled, redis }: RateLimitOptions): RateLimits {
  const limiters = new Map<RateLimit, RateLimiterAbstract>();
  const limiterOf = (limit: RateLimit): RateLimiterAbstract => {
    const limiter = limiters.get(limit) ?? createLimiter(limit, redis);
    limiters.set(limit, limiter);
    return limiter;
  };
  const keys = redis ? undefined : createKeysInMemory();
  const use = async <T>(limit: RateLimit, act: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T | null> =>
    enabled ? act(limiterOf(limit)) : null;
  const count = <T>(limit: RateLimit, key: string | number, act: (limiter: RateLimiterAbstract) => Promise<T>) =>
    use(limit, (limiter) => {
      keys?.set(limiter.getKey(key), () => limiter.delete(key));
      return act(limiter);
    });
  return {
    consume: (limit, key) => count(limit, key, (limiter) => consume(limiter, key)),
    ensureLeft: async (limit, key) => void (await use(limit, (limiter) => ensureLeft(limiter, key))),
    giveBack: async (limit, key) => void (await count(limit, key, (limiter) => limiter.reward(key))),
    forget: async (limit, key) => void (await use(limit, (limiter) => limiter.delete(key))),
  };
}

/**
 * Functions that forget a key which is counted in memory. Beyond the maximum, the least recently
 * used key is forgotten.
 */
function createKeysInMemory(): LRUCache<string, () => Promise<unknown>> {
  return new LRUCache({
    max: MAX_KEYS_IN_MEMORY,
    dispose: (forget, _key, reason) => void (reason === 'evict' && forget()),
  });
}

function createLimiter({ name, points, durationSeconds }: RateLimit, redis?: Redis): RateLimiterAbstract {
  const options: IRateLimiterOptions = { keyPrefix: `throttle:${name}`, points, duration: durationSeconds };
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options);
}

async function consume(limiter: RateLimiterAbstract, key: string | number): Promise<RateLimitState> {
  try {
    const counted = await limiter.consume(key);
    return { remaining: counted.remainingPoints, resetSeconds: secondsLeft(counted) };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(error);
  }
}

async function ensureLeft(limiter: RateLimiterAbstract, key: string | number): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.remainingPoints <= 0) throw tooMany(counted);
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const tooMany = (counted: RateLimiterRes): AppError =>
  new AppError('TOO_MANY_ATTEMPTS', { retryAfter: secondsLeft(counted) });
