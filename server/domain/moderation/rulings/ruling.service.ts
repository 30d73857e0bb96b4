import { LockMode } from '@mikro-orm/core';
import { AppError } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed } from '../../kit/rules/rules';
import { ensureNoToken } from '../../kit/sessions/token';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { ModerationAction, ModerationCase, ModerationEntry } from '../moderation.entity';
import { type LockedCase, lockCase } from '../moderation-lock.sql';
import { recordRuling } from '../moderation-log.service';
import { appealCheck, rulingCheck } from '../moderation.rules';
import { deletePseudonyms } from '../reports/reporter.sql';
import { deleteSuspensionOfPerson, insertSuspensionOfPerson } from '../suspensions/suspension.service';

/** A new ruling about a case, with its reason. */
export interface NewRuling {
  caseId: number;
  reason: string;
}

/**
 * Hides the reported content (rules/moderation.md: Hidden content).
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school; FORBIDDEN
 *   for the moderator's own content; SESSION_REQUIRED
 */
export function hideContent(ctx: Context, ruling: NewRuling): Promise<void> {
  return makeRuling(ctx, ruling, { action: ModerationAction.HIDE, days: null }, ({ target }) => {
    target.entity.hidden = true;
  });
}

/**
 * Shows the reported content again. Also ends the suspension of this case for all accounts of the
 * person (rules/suspensions.md).
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school; FORBIDDEN
 *   for the moderator's own content; SESSION_REQUIRED
 */
export function restoreContent(ctx: Context, ruling: NewRuling): Promise<void> {
  const { caseId } = ruling;
  return makeRuling(
    ctx,
    ruling,
    { action: ModerationAction.RESTORE, days: null },
    async ({ target, author }, { tx }) => {
      target.entity.hidden = false;
      const suspensions = await tx.em.count(ModerationEntry, { caseId, action: ModerationAction.SUSPEND });
      if (suspensions > 0) await deleteSuspensionOfPerson(tx, caseId, author);
    },
  );
}

/**
 * Limits all accounts of the author to reading (rules/suspensions.md).
 * @param days the length of the suspension
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school, and after
 *   the author's withdrawal; FORBIDDEN for the moderator's own content; SESSION_REQUIRED
 */
export function suspendMember(ctx: Context, ruling: NewRuling, days: number): Promise<void> {
  return makeRuling(ctx, ruling, { action: ModerationAction.SUSPEND, days }, async (locked, { tx, entryId }) => {
    const { author } = locked;
    if (!author) throw new Error('The rules of a ruling allowed to suspend a withdrawn author.');
    author.suspend(days);
    await insertSuspensionOfPerson(tx, { author, reportedPseudonym: locked.case.authorPseudonym }, entryId);
  });
}

const DECIDED_BY_OTHERS = {
  ko: '내가 쓴 내용에 대한 신고는 다른 운영자가 처리해야 해요.',
  en: 'Another moderator has to handle reports about what you wrote.',
};

async function makeRuling(
  ctx: Context,
  { caseId, reason }: NewRuling,
  { action, days }: Pick<ModerationEntry, 'action' | 'days'>,
  apply: (locked: LockedCase, logged: { tx: Transaction; entryId: number }) => Promise<void> | void,
): Promise<void> {
  ensureNoToken(ctx);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockCase(tx, caseId);
    await ensureAllowed(tx, rulingCheck, { caseId, action }, { FORBIDDEN: DECIDED_BY_OTHERS });
    locked.case.closeAfterRuling();
    await tx.writes.run(deletePseudonyms, { caseId });
    const ruled = { caseId, schoolKey: locked.case.schoolKey, target: locked.target };
    const ruling = { action, days, reason, moderatorId: requireViewerId(tx) };
    await recordRuling(tx, ruled, ruling, (entryId) => apply(locked, { tx, entryId }));
  });
}

/**
 * Appeals against the latest ruling about the viewer's content and opens the case again. One appeal
 * is allowed per case.
 * @throws {AppError} NOT_FOUND, NOTHING_TO_APPEAL, ALREADY_APPEALED
 */
export async function appealRuling(ctx: Context, caseId: number, text: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await tx.em.findOne(ModerationCase, caseId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!locked) throw new AppError('NOT_FOUND');
    await ensureAllowed(tx, appealCheck, { caseId });
    locked.appealWith(text);
    await tx.em.flush();
  });
}
