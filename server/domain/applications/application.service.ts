import { LockMode } from '@mikro-orm/core';
import { type Context, requireViewerId } from '../context';
import { AppError, invalid } from '../../platform/errors';
import { inTransaction, type Transaction } from '../kit/transaction';
import { Notice, type NoticeKind } from '../notices/notice.entity';
import { canManage } from '../notices/notice.policy';
import { countApproved, lockOwnNotice, lockVisibleNotice } from '../notices/notice.service';
import { Project, type Role } from '../notices/project.entity';
import { Application } from './application.entity';
import { applicationCancelled, applicationDecided, applicationReceived } from './application.events';
import type { ApplicationInput } from './application.inputs';
import { APPLICATION_LIMIT } from './application.limits';
import { isApplicant } from './application.policy';
import { readApplication } from './application.queries';
import type { ApplicationView } from './application.view';

/**
 * Applies to a notice, once.
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, RECRUITMENT_CLOSED, ROLE_NOT_WANTED, NOT_FOUND
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  input: ApplicationInput,
  kind?: NoticeKind,
): Promise<ApplicationView> {
  await ctx.rateLimits.consume(APPLICATION_LIMIT, requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const { notice, asker } = await lockVisibleNotice(tx, noticeId, LockMode.PESSIMISTIC_READ, kind);
    if (canManage(asker, notice)) throw new AppError('OWN_NOTICE');
    if (await tx.em.findOne(Application, { notice, applicant: asker })) throw new AppError('ALREADY_APPLIED');
    notice.ensureRecruiting();
    const application = new Application();
    Object.assign(application, {
      notice,
      applicant: asker,
      role: wantedRole(notice, input.role),
      text: input.application,
    });
    await tx.em.persist(application).flush();
    await applicationReceived.fire(tx, { application, notice });
    return readApplication(tx, application.id);
  });
}

/** The role of an application: one that the project wants; none at a study (rules.md: States). */
function wantedRole(notice: Notice, role: Role | null | undefined): Role | null {
  if (!(notice instanceof Project)) return null;
  if (!role) throw invalid({ role: '지원할 역할을 골라 주세요.' });
  if (notice.countsByRole && notice.headcountOf(role) === 0) throw new AppError('ROLE_NOT_WANTED');
  return role;
}

/**
 * Approves an application to the asker's own notice.
 * @throws {AppError} ALREADY_DECIDED, ROLE_FULL, NOTICE_FULL, FORBIDDEN, NOT_FOUND
 */
export async function approveApplication(ctx: Context, id: number): Promise<ApplicationView> {
  return decide(ctx, id, async (tx, application, notice) => {
    application.approve();
    await ensureRoom(tx, notice, application.role);
  });
}

/**
 * Denies an application to the asker's own notice.
 * @throws {AppError} ALREADY_DECIDED, FORBIDDEN, NOT_FOUND
 */
export async function denyApplication(ctx: Context, id: number): Promise<ApplicationView> {
  return decide(ctx, id, async (_tx, application) => application.deny());
}

async function decide(
  ctx: Context,
  id: number,
  decision: (tx: Transaction, application: Application, notice: Notice) => Promise<void>,
): Promise<ApplicationView> {
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, await noticeIdOf(tx, id));
    const application = await lockApplication(tx, id);
    await decision(tx, application, notice);
    await tx.em.flush();
    await applicationDecided.fire(tx, { application, notice });
    return readApplication(tx, id);
  });
}

/** Past a role's headcount nobody is approved; where no role has one, not past the whole (rules.md: States). */
async function ensureRoom(tx: Transaction, notice: Notice, role: Role | null): Promise<void> {
  const approved = await countApproved(tx, notice.id);
  if (!(notice instanceof Project)) {
    if (approved.all >= notice.recruitNumber) throw new AppError('NOTICE_FULL');
    return;
  }
  const full = notice.countsByRole
    ? role !== null && approved.roles[role] >= notice.headcountOf(role)
    : approved.all >= notice.recruitNumber;
  if (full) throw new AppError('ROLE_FULL');
}

/**
 * Takes back the asker's own application; it may apply again then.
 * @throws {AppError} ALREADY_DECIDED once rejected, NOT_FOUND when it is not the asker's.
 */
export async function cancelApplication(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const noticeId = await noticeIdOf(tx, id, requireViewerId(tx));
    const { notice, asker } = await lockVisibleNotice(tx, noticeId, LockMode.PESSIMISTIC_WRITE);
    const application = await lockApplication(tx, id);
    if (!isApplicant(asker, application)) throw new AppError('NOT_FOUND');
    application.ensureCancellable();
    await applicationCancelled.fire(tx, { application, notice });
    await tx.em.remove(application).flush();
    return { noticeId };
  });
}

async function noticeIdOf(tx: Transaction, id: number, applicantId?: number): Promise<number> {
  const named = applicantId === undefined ? { id } : { id, applicant: applicantId };
  const application = await tx.em.findOne(Application, named, { refresh: true });
  if (!application) throw new AppError('NOT_FOUND');
  return application.notice.id;
}

/** The application as it stands now, under the notice's lock. It may be gone since. */
async function lockApplication(tx: Transaction, id: number): Promise<Application> {
  const application = await tx.em.findOne(Application, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!application) throw new AppError('NOT_FOUND');
  return application;
}
