import { foldName } from '../../../shared/fold-name';
import { AppError, invalid } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { type Check, ensureAllowed } from '../kit/rules/rules';
import { inTransaction } from '../kit/transaction/transaction';
import type { SchoolProof } from '../members/member.rules';
import { NoticeKind } from '../notices/notice.entity';
import type { StartSeekingInput, UpdateSeekingInput } from './seeker.inputs';
import { SEEKING_LIMIT, seekingCheck, updateSeekingCheck } from './seeker.rules';
import { deleteSeeker, upsertSeeker } from './seeker-write.sql';

/**
 * Starts to look for a team, or starts again (rules/seekers.md).
 * @throws {AppError} SCHOOL_UNVERIFIED, FORBIDDEN while the viewer is hidden, TOO_MANY_ATTEMPTS,
 *   VALIDATION_FAILED for a course that the viewer does not take; UNAUTHENTICATED after a
 *   withdrawal
 */
export async function startSeeking(ctx: Context, input: StartSeekingInput): Promise<void> {
  await writeSeeking(ctx, seekingCheck, input);
}

/**
 * Changes what the viewer looks for. The last day stays (rules/seekers.md).
 * @throws {AppError} NOT_LOOKING without looking for a team, TOO_MANY_ATTEMPTS, VALIDATION_FAILED
 *   for a course that the viewer does not take
 */
export async function updateSeeking(ctx: Context, input: UpdateSeekingInput): Promise<void> {
  await writeSeeking(ctx, updateSeekingCheck, { ...input, days: null });
}

/**
 * Writes what the viewer looks for.
 * @param input without `days` the last day stays
 */
async function writeSeeking(
  ctx: Context,
  check: Check<{ proof: SchoolProof }>,
  { kinds, roles, text, course, days }: UpdateSeekingInput & { days: number | null },
): Promise<void> {
  await ctx.rateLimits.consume(SEEKING_LIMIT, requireViewerId(ctx));
  const courseKey = course ? foldName(course) : null;
  const wanted = kinds.includes(NoticeKind.PROJECT) ? roles : [];
  await inTransaction(ctx, async (tx) => {
    await ensureAllowed(tx, check, { proof: tx.env.SCHOOL_PROOF });
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
  if (!(await ctx.writes.exists(deleteSeeker, { viewerId: requireViewerId(ctx) }))) throw new AppError('NOT_LOOKING');
}
