import type { Context } from '../context';
import { PASSWORD_LIMIT } from './member.limits';
import { foldLoginId } from './member.login-id';

/**
 * Counts a try of an account's password, before it is checked; the account counts whether it exists or not.
 * @throws {AppError} TOO_MANY_ATTEMPTS after five wrong passwords within 30 minutes.
 */
export async function countPasswordAttempt(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.consume(PASSWORD_LIMIT, foldLoginId(loginId));
}

/** Forgets the account's wrong passwords, once one was right. */
export async function forgetPasswordAttempts(ctx: Context, loginId: string): Promise<void> {
  await ctx.rateLimits.forget(PASSWORD_LIMIT, foldLoginId(loginId));
}
