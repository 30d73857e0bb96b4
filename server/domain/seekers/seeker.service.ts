import { foldName } from '../../../shared/fold-name';
import { AppError, invalid } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { inTransaction } from '../kit/transaction/transaction';
import { NoticeKind } from '../notices/notice.entity';
import type { StartSeekingInput } from './seeker.inputs';
import { SEEKING_LIMIT, seekingCheck } from './seeker.rules';
import { deleteSeeker, upsertSeeker } from './seeker-write.sql';

/**
 * Starts to look for a team, or changes what the viewer looks for (rules.md: Looking for a team).
 * @throws {AppError} SCHOOL_UNVERIFIED, FORBIDDEN while the viewer is hidden, TOO_MANY_ATTEMPTS,
 *   VALIDATION_FAILED for a course that the viewer does not take; UNAUTHENTICATED after a
 *   withdrawal
 */
export async function startSeeking(ctx: Context, input: StartSeekingInput): Promise<void> {
  await ctx.rateLimits.consume(SEEKING_LIMIT, requireViewerId(ctx));
  const { kinds, roles, text, course, days } = input;
  const courseKey = course ? foldName(course) : null;
  const wanted = kinds.includes(NoticeKind.PROJECT) ? roles : [];
  await inTransaction(ctx, async (tx) => {
    await ensureAllowed(tx, seekingCheck, { proof: tx.env.SCHOOL_PROOF });
    const isWritten = await upsertSeeker(tx, { kinds, roles: wanted, text, courseKey, days });
    if (!isWritten)
      throw invalid({
        course: { ko: '내가 적은 수업만 고를 수 있어요.', en: 'You can choose only courses that you have added.' },
      });
  });
}

/**
 * Stops looking for a team. Open offers stay, and can still be answered.
 * @throws {AppError} NOT_LOOKING
 */
export async function stopSeeking(ctx: Context): Promise<void> {
  if (!(await deleteSeeker(ctx.writes, requireViewerId(ctx)))) throw new AppError('NOT_LOOKING');
}
