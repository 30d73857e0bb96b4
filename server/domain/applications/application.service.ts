import { invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, type Transaction } from '../kit/transaction';
import type { Notice, NoticeKind } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import { Project, type Role } from '../notices/project.entity';
import { loadSeats, refusalToApprove } from './application.capacity';
import { type Application, ApplicationStatus } from './application.entity';
import { applicationCancelled } from './application.events';
import type { ApplicationInput } from './application.inputs';
import { APPLICATION_LIMIT, REAPPLICATION_LIMIT } from './application.limits';
import { lockApplication } from './application.lock';
import { refusalToApply, refusalToCancel, refusalToDecide, refusalToTakeRole } from './application.policy';
import type { ApplicationView } from './application.view';
import { addApplication, type Decision, writeDecision } from './application.writes';

/**
 * Applies to a notice.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, RECRUITMENT_CLOSED, SCHOOL_UNVERIFIED, ROLE_NOT_WANTED, NOT_FOUND, TOO_MANY_ATTEMPTS, or
 *   VALIDATION_FAILED without a role for a project
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  input: ApplicationInput,
  kind?: NoticeKind,
): Promise<ApplicationView> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(APPLICATION_LIMIT, viewerId);
  await ctx.rateLimits.consume(REAPPLICATION_LIMIT, `${viewerId}:${noticeId}`);
  return inTransaction(ctx, async (tx) => {
    const { notice, viewer, hasApplied } = await lockVisibleNotice(tx, noticeId, 'share', kind);
    ensureAllowed(refusalToApply({ ...viewer, hasApplied }, notice, tx.env.SCHOOL_PROOF));
    const role = chooseRole(notice, input.role);
    return addApplication(tx, { notice, applicant: viewer, role, text: input.application });
  });
}

/** The role of an application: required for a project, null for a study (rules.md: States). */
function chooseRole(notice: Notice, role: Role | null | undefined): Role | null {
  if (!(notice instanceof Project)) return null;
  if (!role) throw invalid({ role: '지원할 역할을 골라 주세요.' });
  ensureAllowed(refusalToTakeRole(notice, role));
  return role;
}

/**
 * Approves an application to the viewer's own notice (rules.md: States).
 * @throws {AppError} ALREADY_DECIDED, ROLE_FULL, NOTICE_FULL, FORBIDDEN, NOT_FOUND
 */
export async function approveApplication(ctx: Context, id: number): Promise<ApplicationView> {
  return decide(ctx, id, ApplicationStatus.APPROVED, async (tx, { role, notice }) =>
    ensureAllowed(refusalToApprove(notice, role, await loadSeats(tx, notice.id))),
  );
}

/**
 * Rejects an application to the viewer's own notice (rules.md: States).
 * @throws {AppError} ALREADY_DECIDED, FORBIDDEN, NOT_FOUND
 */
export async function rejectApplication(ctx: Context, id: number): Promise<ApplicationView> {
  return decide(ctx, id, ApplicationStatus.REJECTED);
}

async function decide(
  ctx: Context,
  id: number,
  status: Decision,
  ensurePossible?: (tx: Transaction, application: Application) => Promise<void>,
): Promise<ApplicationView> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, id);
    ensureAllowed(refusalToDecide({ id: requireViewerId(tx) }, locked.application, locked.notice));
    await ensurePossible?.(tx, locked.application);
    return writeDecision(tx, locked, status);
  });
}

/**
 * Cancels the viewer's own application by deleting it, so that they may apply again (rules.md: States).
 * @throws {AppError} ALREADY_DECIDED when it is rejected, NOT_FOUND when it is not the viewer's
 */
export async function cancelApplication(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application, notice } = await lockApplication(tx, id);
    ensureAllowed(refusalToCancel({ id: requireViewerId(tx) }, application), {
      ALREADY_DECIDED: '거절된 지원은 취소할 수 없어요.',
    });
    await applicationCancelled.fire(tx, { application, notice });
    await tx.em.remove(application).flush();
    return { noticeId: notice.id };
  });
}
