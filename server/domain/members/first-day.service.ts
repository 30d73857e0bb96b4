import { AppError } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { type Context, requireViewerId } from '../context';
import { readStanding } from './member.queries';

/**
 * Counts what the viewer does, and refuses it when that is too much for the first day after the
 * sign-up (rules.md: Limits). Members with a verified school have no such limit, because other
 * accounts would cost them other mailboxes. Everybody is counted, so that only those who do so much
 * in a day are read from the database. The count of the first day cannot begin again before it is
 * over, because it lasts as long.
 * @param limit of a day
 * @param message what the refusal says
 * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds until the first day is over
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
