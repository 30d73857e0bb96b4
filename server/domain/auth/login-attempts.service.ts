import { BOUNDS } from '../../../shared/bounds';
import { addressKey } from '../../platform/resilience/address-key';
import type { Context } from '../context';
import { foldLoginId } from '../members/login-id';
import { ACCOUNT_LIMIT, DEVICE_LIMIT, LOGIN_LIMIT } from './auth.rules';

/** Counters of a login attempt. */
export interface LoginAttempt {
  /** Unknown login ids are counted as well, so that the limit does not reveal existing accounts. */
  loginId: string;
  /** Id of the device, if the account trusts it. */
  device?: string;
}

/**
 * Counts a login before its check: for a known device, otherwise for the account and the IP
 * address. If one of these limits denies it, the other is not charged. So attempts at a locked
 * account do not lock a campus. An exhausted address is denied before anything is stored, because
 * it could fill Redis with counters of invented login ids.
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
    await ctx.rateLimits.giveBack(ACCOUNT_LIMIT, account);
    throw error;
  }
}

/**
 * Resets the counters after a successful login. The counter of the IP address only loses this
 * attempt.
 */
export async function forgiveLoginAttempt(ctx: Context, { loginId, device }: LoginAttempt): Promise<void> {
  if (device !== undefined) return ctx.rateLimits.forget(DEVICE_LIMIT, device);
  await ctx.rateLimits.giveBack(LOGIN_LIMIT, addressKey(ctx.ip));
  await ctx.rateLimits.forget(ACCOUNT_LIMIT, accountKey(loginId));
}

/** Resets the failed logins at an account from unknown devices, after a new password. */
export async function forgetLoginFailures(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.forget(ACCOUNT_LIMIT, accountKey(loginId));
}

/** Key of an account's counter. Too long login ids are cut off, so that keys stay short. */
function accountKey(loginId: string): string {
  return foldLoginId(loginId).slice(0, BOUNDS.loginId.max + 1);
}
