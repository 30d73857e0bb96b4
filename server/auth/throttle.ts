import {
  type IRateLimiterOptions,
  RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type Redis from 'ioredis';
import type { Env } from '../env';
import { AppError } from '../lib/errors';

const MINUTE = 60;

/** How often things may be tried: points within seconds. A whole campus shares one address, so addresses are loose. */
const LIMITS = {
  loginByAccount: { points: 5, duration: 30 * MINUTE },
  loginByAddress: { points: 300, duration: 15 * MINUTE },
  signUpByAddress: { points: 200, duration: 60 * MINUTE },
  comment: { points: 25, duration: MINUTE },
  upload: { points: 30, duration: 30 * MINUTE },
} as const;

/** Takes one try each; all throw TOO_MANY_ATTEMPTS with the seconds to wait. */
export interface Throttles {
  /** Before a login is checked; the account counts whether it exists or not. */
  login(loginId: string, ip: string): Promise<void>;
  /** After a login that was right: the account's failures are forgotten. */
  loginSucceeded(loginId: string): Promise<void>;
  signUp(ip: string): Promise<void>;
  comment(memberId: number): Promise<void>;
  upload(memberId: number): Promise<void>;
}

/** Counts in Redis when configured, so that instances count together; else in this process. */
export function createThrottles(env: Env, redis?: Redis): Throttles {
  if (env.THROTTLE === 'off') return createNoThrottles();
  const limiter = (name: keyof typeof LIMITS): RateLimiterAbstract => {
    const options: IRateLimiterOptions = { keyPrefix: `throttle:${name}`, ...LIMITS[name] };
    return redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options);
  };
  const loginByAccount = limiter('loginByAccount');
  const loginByAddress = limiter('loginByAddress');
  const signUpByAddress = limiter('signUpByAddress');
  const comment = limiter('comment');
  const upload = limiter('upload');
  return {
    login: async (loginId, ip) => {
      await take(loginByAddress, ip);
      await take(loginByAccount, foldLoginId(loginId));
    },
    loginSucceeded: async (loginId) => void (await loginByAccount.delete(foldLoginId(loginId))),
    signUp: (ip) => take(signUpByAddress, ip),
    comment: (memberId) => take(comment, String(memberId)),
    upload: (memberId) => take(upload, String(memberId)),
  };
}

/** A login id as accounts are told apart, by the throttle and by the login alike: no account has a second key. */
export function foldLoginId(loginId: string): string {
  return loginId.toLowerCase();
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
}

function createNoThrottles(): Throttles {
  const pass = async (): Promise<void> => undefined;
  return { login: pass, loginSucceeded: pass, signUp: pass, comment: pass, upload: pass };
}
