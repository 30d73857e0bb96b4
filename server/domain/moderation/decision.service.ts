import { LockMode } from '@mikro-orm/core';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules';
import { refuseTokens } from '../kit/token';
import { inTransaction, type Transaction } from '../kit/transaction';
import { decisionMade } from './moderation.events';
import { ModerationAction, ModerationCase, ModerationEntry } from './moderation.entity';
import { type LockedCase, lockCase } from './moderation.lock';
import { mayAppeal, mayDecide } from './moderation.rules';
import { removePseudonyms } from './reporter.writes';
import { endForPerson, keepForPerson } from './suspension.service';

/** A new ruling about a case, with its reason. */
export interface NewDecision {
  caseId: number;
  reason: string;
}

/**
 * Hides the reported content (rules.md: Reports and moderation).
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school; FORBIDDEN
 *   for the moderator's own content; SESSION_REQUIRED
 */
export function hideContent(ctx: Context, decision: NewDecision): Promise<void> {
  return decide(ctx, decision, { action: ModerationAction.HIDE, days: null }, ({ target }) => {
    target.entity.hidden = true;
  });
}

/**
 * Shows the reported content again. Also ends the suspension of this case for all accounts of the
 * person (rules.md: Reports and moderation).
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school; FORBIDDEN
 *   for the moderator's own content; SESSION_REQUIRED
 */
export function restoreContent(ctx: Context, decision: NewDecision): Promise<void> {
  const { caseId } = decision;
  return decide(ctx, decision, { action: ModerationAction.RESTORE, days: null }, async ({ target, author }, { tx }) => {
    target.entity.hidden = false;
    const suspensions = await tx.em.count(ModerationEntry, { caseId, action: ModerationAction.SUSPEND });
    if (suspensions > 0) await endForPerson(tx, caseId, author);
  });
}

/**
 * Limits all accounts of the author to reading (rules.md: Reports and moderation).
 * @param days the length of the suspension
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate the school, and after
 *   the author's withdrawal; FORBIDDEN for the moderator's own content; SESSION_REQUIRED
 */
export function suspendMember(ctx: Context, decision: NewDecision, days: number): Promise<void> {
  return decide(ctx, decision, { action: ModerationAction.SUSPEND, days }, async (locked, { tx, entryId }) => {
    const { author } = locked;
    if (!author) throw new AppError('NOT_FOUND');
    author.suspend(days);
    await keepForPerson(tx, { author, reportedPseudonym: locked.case.authorPseudonym }, entryId);
  });
}

const DECIDED_BY_OTHERS = '내가 쓴 내용에 대한 신고는 다른 운영자가 처리해야 해요.';

async function decide(
  ctx: Context,
  { caseId, reason }: NewDecision,
  { action, days }: Pick<ModerationEntry, 'action' | 'days'>,
  apply: (locked: LockedCase, logged: { tx: Transaction; entryId: number }) => Promise<void> | void,
): Promise<void> {
  refuseTokens(ctx);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockCase(tx, caseId);
    const { kind, entity, authorId, notice } = locked.target;
    await ensureAllowed(tx, mayDecide, { caseId }, { FORBIDDEN: DECIDED_BY_OTHERS });
    locked.case.decide();
    await removePseudonyms(tx.writes, caseId);
    const entry = new ModerationEntry();
    Object.assign(entry, { caseId, schoolKey: locked.case.schoolKey, target: kind, targetId: entity.id, authorId });
    Object.assign(entry, { action, days, reason, moderatorId: requireViewerId(tx) });
    await tx.em.persist(entry).flush();
    await apply(locked, { tx, entryId: entry.id });
    await tx.em.flush();
    if (authorId !== null) await decisionMade.fire(tx, { action, memberId: authorId, notice });
  });
}

/**
 * Appeals against the latest ruling about the viewer's content and opens the case again. One appeal
 * is allowed per case.
 * @throws {AppError} NOT_FOUND, NOTHING_TO_APPEAL, ALREADY_APPEALED
 */
export async function appealDecision(ctx: Context, caseId: number, text: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await tx.em.findOne(ModerationCase, caseId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!locked) throw new AppError('NOT_FOUND');
    await ensureAllowed(tx, mayAppeal, { caseId });
    locked.appealWith(text);
    await tx.em.flush();
  });
}
