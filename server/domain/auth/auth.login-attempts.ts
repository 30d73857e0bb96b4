import { addressKey } from '../../platform/address-key';
import type { Context } from '../context';
import { foldLoginId } from '../members/member.login-id';
import { ACCOUNT_LIMIT, DEVICE_LIMIT, LOGIN_LIMIT } from './auth.limits';

/** Whose attempt a login counts as. */
export interface LoginAttempt {
  /** Attempts at unknown login ids count in the same way, so that the limit does not reveal which accounts exist. */
  loginId: string;
  /** The id of the device, if it is known to the account. */
  device?: string;
}

/**
 * Counts a login before it is checked: for a known device, or else for the account and the request's address. An attempt that
 * one of the two refuses is not charged to the other, so that attempts at a locked account do not lock a campus.
 * @throws {AppError} TOO_MANY_ATTEMPTS
 */
export async function countLoginAttempt(ctx: Context, { loginId, device }: LoginAttempt): Promise<void> {
  if (device !== undefined) return ctx.rateLimits.consume(DEVICE_LIMIT, device);
  await ctx.rateLimits.consume(ACCOUNT_LIMIT, foldLoginId(loginId));
  try {
    await ctx.rateLimits.consume(LOGIN_LIMIT, addressKey(ctx.ip));
  } catch (error) {
    await ctx.rateLimits.reward(ACCOUNT_LIMIT, foldLoginId(loginId));
    throw error;
  }
}

/** Takes back the count of a successful login, and the failures before it; an address gets back only this attempt. */
export async function forgiveLoginAttempt(ctx: Context, { loginId, device }: LoginAttempt): Promise<void> {
  if (device !== undefined) return ctx.rateLimits.forget(DEVICE_LIMIT, device);
  await ctx.rateLimits.reward(LOGIN_LIMIT, addressKey(ctx.ip));
  await ctx.rateLimits.forget(ACCOUNT_LIMIT, foldLoginId(loginId));
}
