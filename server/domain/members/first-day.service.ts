import { AppError } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { type Context, requireViewerId } from '../context';
import { readStanding } from './member.queries';

/**
 * Limits an action of the viewer on the day after the sign-up (rules.md: Limits). Members with a
 * verified school have no such limit, because further accounts would need further mailboxes. Every
 * action is counted first. The account's age is read only if the count exceeds the limit. The
 * window is as long as the first day, so the count cannot restart within it.
 * @param limit maximum for a day
 * @param message the text of the error
 * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds until the first day ends
 */
export async function consumeOnFirstDay(ctx: Context, limit: RateLimit, message: string): Promise<void> {
  try {
    await ctx.rateLimits.consume(limit, requireViewerId(ctx));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
    const { joinedAt, schoolVerified } = await readStanding(ctx);
    if (schoolVerified) return;
    const age = (Date.now() - joinedAt.getTime()) / 1000;
    const retryAfter = Math.ceil(limit.durationSeconds - age);
    if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { message, retryAfter });
  }
}
