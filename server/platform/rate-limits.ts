import { isIPv6 } from 'node:net';
import {
  type IRateLimiterOptions,
  RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type Redis from 'ioredis';
import type { Env } from '../env';
import { AppError } from './errors';

const MINUTE = 60;

/** How often things may be tried: points within seconds. A whole campus shares one address, so addresses are loose. */
const LIMITS = {
  loginByAccount: { points: 5, duration: 30 * MINUTE },
  loginByAddress: { points: 300, duration: 15 * MINUTE },
  signUpByAddress: { points: 200, duration: 60 * MINUTE },
  profile: { points: 60, duration: 60 * MINUTE },
  notice: { points: 60, duration: 60 * MINUTE },
  application: { points: 120, duration: 60 * MINUTE },
  comment: { points: 25, duration: MINUTE },
  upload: { points: 30, duration: 30 * MINUTE },
} as const;

/** Takes one try each; all throw TOO_MANY_ATTEMPTS with the seconds to wait. */
export interface Throttles {
  /** Before a login is checked; the account counts whether it exists or not. */
  login(loginId: string, ip: string): Promise<void>;
  /** After a login that was right: the account's failures are forgotten, and the address is given its try back. */
  loginSucceeded(loginId: string, ip: string): Promise<void>;
  /** Before a member's password is asked for once more; it counts as a login of the account. */
  confirm(loginId: string): Promise<void>;
  confirmSucceeded(loginId: string): Promise<void>;
  signUp(ip: string): Promise<void>;
  profile(memberId: number): Promise<void>;
  notice(memberId: number): Promise<void>;
  application(memberId: number): Promise<void>;
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
  const profile = limiter('profile');
  const notice = limiter('notice');
  const application = limiter('application');
  const comment = limiter('comment');
  const upload = limiter('upload');
  return {
    login: async (loginId, ip) => {
      await take(loginByAddress, addressKey(ip));
      await take(loginByAccount, foldLoginId(loginId));
    },
    loginSucceeded: async (loginId, ip) => {
      await loginByAddress.reward(addressKey(ip));
      await loginByAccount.delete(foldLoginId(loginId));
    },
    confirm: (loginId) => take(loginByAccount, foldLoginId(loginId)),
    confirmSucceeded: async (loginId) => void (await loginByAccount.delete(foldLoginId(loginId))),
    signUp: (ip) => take(signUpByAddress, addressKey(ip)),
    profile: (memberId) => take(profile, String(memberId)),
    notice: (memberId) => take(notice, String(memberId)),
    application: (memberId) => take(application, String(memberId)),
    comment: (memberId) => take(comment, String(memberId)),
    upload: (memberId) => take(upload, String(memberId)),
  };
}

/** A login id as accounts are told apart, by the throttle and by the login alike: no account has a second key. */
export function foldLoginId(loginId: string): string {
  return loginId.toLowerCase();
}

/** Whom an address stands for: with IPv6 everybody has 2^64 of them, so its network counts. */
function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const network = [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
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
  return {
    login: pass,
    loginSucceeded: pass,
    confirm: pass,
    confirmSucceeded: pass,
    signUp: pass,
    profile: pass,
    notice: pass,
    application: pass,
    comment: pass,
    upload: pass,
  };
}
