import type { Context } from '../context';
import { PASSWORD_LIMIT } from './member.limits';
import { foldLoginId } from './member.login-id';

/**
 * Counts an attempt at an account's password before it is checked. Attempts at unknown accounts are counted in the same
 * way, so that the limit does not reveal which accounts exist.
 * @throws {AppError} TOO_MANY_ATTEMPTS after five wrong passwords within 30 minutes
 */
export async function countPasswordAttempt(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.consume(PASSWORD_LIMIT, foldLoginId(loginId));
}

/** Resets the account's counter after a correct password. */
export async function forgetPasswordAttempts(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.forget(PASSWORD_LIMIT, foldLoginId(loginId));
}
