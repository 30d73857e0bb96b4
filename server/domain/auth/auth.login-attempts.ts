import { addressKey } from '../../platform/address-key';
import type { Context } from '../context';
import { countPasswordAttempt, forgetPasswordAttempts } from '../members/member.password-attempts';
import { LOGIN_LIMIT } from './auth.limits';

/**
 * Counts a login before it is checked, for the request's address and for the account.
 * @throws {AppError} TOO_MANY_ATTEMPTS
 */
export async function countLoginAttempt(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.consume(LOGIN_LIMIT, addressKey(ctx.ip));
  await countPasswordAttempt(ctx, loginId);
}

/** Takes back the count of a successful login: the address gets its attempt back, and the account's counter is reset. */
export async function forgiveLoginAttempt(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.reward(LOGIN_LIMIT, addressKey(ctx.ip));
  await forgetPasswordAttempts(ctx, loginId);
}
