import { BOUNDS } from '../../../shared/bounds';
import { addressKey } from '../../platform/address-key';
import type { Context } from '../context';
import { foldLoginId } from '../members/member.login-id';
import { ACCOUNT_LIMIT, DEVICE_LIMIT, LOGIN_LIMIT } from './auth.limits';

/** Whose attempt a login counts as. */
export interface LoginAttempt {
  /**
   * Attempts at unknown login ids count in the same way, so that the limit does not reveal which
   * accounts exist.
   */
  loginId: string;
  /** The id of the device, if it is known to the account. */
  device?: string;
}

/**
 * Counts a login before it is checked: for a known device, or else for the account and the
 * request's address. An attempt that one of the two refuses is not charged to the other, so that
 * attempts at a locked account do not lock a campus. An address that has used up its attempts is
 * refused before anything is stored: it could fill Redis with counters of invented login ids.
 * @throws {AppError} TOO_MANY_ATTEMPTS
 */
export async function countLoginAttempt(ctx: Context, { loginId, device }: LoginAttempt): Promise<void> {
  if (device !== undefined) {
    await ctx.rateLimits.consume(DEVICE_LIMIT, device);
    return;
  }
  const [account, address] = [accountKey(loginId), addressKey(ctx.ip)];
  await ctx.rateLimits.ensureLeft(LOGIN_LIMIT, address);
  await ctx.rateLimits.consume(ACCOUNT_LIMIT, account);
  try {
    await ctx.rateLimits.consume(LOGIN_LIMIT, address);
  } catch (error) {
    await ctx.rateLimits.reward(ACCOUNT_LIMIT, account);
    throw error;
  }
}

/**
 * Takes back the count of a successful login, and the failures before it; an address gets back only
 * this attempt.
 */
export async function forgiveLoginAttempt(ctx: Context, { loginId, device }: LoginAttempt): Promise<void> {
  if (device !== undefined) return ctx.rateLimits.forget(DEVICE_LIMIT, device);
  await ctx.rateLimits.reward(LOGIN_LIMIT, addressKey(ctx.ip));
  await ctx.rateLimits.forget(ACCOUNT_LIMIT, accountKey(loginId));
}

/** Forgets the failed logins at an account from unknown devices, because it has a new password. */
export async function forgetLoginFailures(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.forget(ACCOUNT_LIMIT, accountKey(loginId));
}

/**
 * The key of an account's counter. Login ids that are too long for any account share keys, so that
 * keys stay short.
 */
function accountKey(loginId: string): string {
  return foldLoginId(loginId).slice(0, BOUNDS.loginId.max + 1);
}
