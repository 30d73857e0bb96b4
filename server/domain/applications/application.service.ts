import { AppError, invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, type Transaction } from '../kit/transaction';
import type { Notice, NoticeKind } from '../notices/notice.entity';
import { isRecruitingNow, lockVisibleNotice } from '../notices/notice.lock';
import { Project, type Role } from '../notices/project.entity';
import { loadSeats, refusalToTakeSeat } from './application.capacity';
import { type Application, ApplicationStatus } from './application.entity';
import { applicationCancelled } from './application.events';
import type { ApplicationInput } from './application.inputs';
import { consumeOnFirstDay } from '../members/first-day.service';
import { FIRST_DAY_APPLICATIONS, APPLICATION_LIMIT, REAPPLICATION_LIMIT } from './application.limits';
import { type Applicant, lockApplication, lockApplicationOf, type LockedApplication } from './application.lock';
import {
  refusalToApply,
  refusalToCancel,
  refusalToDecide,
  refusalToTakeRole,
  refusalToWaitlist,
} from './application.policy';
import type { ApplicationView } from './application.view';
import { addApplication, type Decision, removeRepeatable, writeDecision } from './application.writes';

/**
 * Applies to a notice.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, RECRUITMENT_CLOSED, SCHOOL_UNVERIFIED, ROLE_NOT_WANTED, ROLE_FULL, NOTICE_FULL, NOT_FOUND,
 *   TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a project
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  input: ApplicationInput,
  kind?: NoticeKind,
): Promise<ApplicationView> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(APPLICATION_LIMIT, viewerId);
  await consumeOnFirstDay(ctx, FIRST_DAY_APPLICATIONS, '가입한 첫날에는 열 번까지 지원할 수 있어요.');
  await ctx.rateLimits.consume(REAPPLICATION_LIMIT, `${viewerId}:${noticeId}`);
  return inTransaction(ctx, async (tx) => {
    const { notice, viewer, hasApplied: found } = await lockVisibleNotice(tx, noticeId, 'share', kind);
    const hasApplied = found && !(await removeRepeatable(tx, notice.id, viewer.id));
    const { owner, verifiedOnly } = notice;
    const recruiting = await isRecruitingNow(tx, notice);
    ensureAllowed(refusalToApply({ ...viewer, hasApplied }, { owner, verifiedOnly, recruiting }, tx.env.SCHOOL_PROOF));
    const role = chooseRole(notice, input.role);
    return addApplication(tx, { notice, applicant: viewer, role, text: input.application });
  });
}

/**
 * The role of an application or invitation: required for a project, null for a study (rules.md: States).
 * @throws {AppError} ROLE_NOT_WANTED, or VALIDATION_FAILED without a role for a project
 */
export function chooseRole(notice: Notice, role: Role | null | undefined): Role | null {
  if (!(notice instanceof Project)) return null;
  if (!role) throw invalid({ role: '지원할 역할을 골라 주세요.' });
  ensureAllowed(refusalToTakeRole(notice, role));
  return role;
}

/**
 * Decides about an application to the viewer's own notice (rules.md: Decisions). An approval needs a free seat.
 * @throws {AppError} ALREADY_DECIDED, TEAM_OVER, ROLE_FULL, NOTICE_FULL, FORBIDDEN, NOT_FOUND
 */
export async function decideApplication(ctx: Context, id: number, decision: Decision): Promise<ApplicationView> {
  return inTransaction(ctx, async (tx) => decide(tx, await lockApplication(tx, id), decision));
}

/**
 * Decides about a member's application to the viewer's own notice, as {@link decideApplication}.
 * @throws {AppError} ALREADY_DECIDED, TEAM_OVER, ROLE_FULL, NOTICE_FULL, FORBIDDEN, NOT_FOUND
 */
export async function decideApplicationOf(
  ctx: Context,
  applicant: Applicant,
  decision: Decision,
): Promise<ApplicationView> {
  return inTransaction(ctx, async (tx) => decide(tx, await lockApplicationOf(tx, applicant), decision));
}

async function decide(tx: Transaction, locked: LockedApplication, decision: Decision): Promise<ApplicationView> {
  await ensureDecidable(tx, locked, decision);
  return writeDecision(tx, locked, decision);
}

async function ensureDecidable(tx: Transaction, locked: LockedApplication, { status }: Decision): Promise<void> {
  const { application, notice } = locked;
  const viewer = { id: requireViewerId(tx) };
  const refusalTo = status === ApplicationStatus.WAITLISTED ? refusalToWaitlist : refusalToDecide;
  ensureAllowed(refusalTo(viewer, application, notice));
  if (status !== ApplicationStatus.APPROVED) return;
  ensureAllowed(refusalToTakeSeat(notice, application.role, await loadSeats(tx, notice.id)));
}

/** What became of one decision of several. */
export interface DecisionOutcome {
  applicationId: number;
  /** The decided application; null when the decision was refused. */
  application: ApplicationView | null;
  refusal: AppError | null;
}

/**
 * Decides about several applications in their order, each in a transaction of its own: one that is refused changes nothing for the
 * others (rules.md: Decisions).
 * @throws {AppError} SUSPENDED, UNAUTHENTICATED
 */
export async function decideApplications(
  ctx: Context,
  ids: readonly number[],
  decision: Decision,
): Promise<DecisionOutcome[]> {
  requireViewerId(ctx);
  const outcomes: DecisionOutcome[] = [];
  for (const applicationId of new Set(ids)) outcomes.push(await decideOne(ctx, applicationId, decision));
  return outcomes;
}

const isAboutViewer = ({ code }: AppError): boolean => code === 'SUSPENDED' || code === 'UNAUTHENTICATED';

async function decideOne(ctx: Context, applicationId: number, decision: Decision): Promise<DecisionOutcome> {
  try {
    return { applicationId, application: await decideApplication(ctx, applicationId, decision), refusal: null };
  } catch (error) {
    // What refuses the viewer, whatever the application, refuses all decisions.
    if (!(error instanceof AppError) || isAboutViewer(error)) throw error;
    return { applicationId, application: null, refusal: error };
  }
}

/** Why an application that is over cannot be cancelled. */
function messageOfEnd({ status }: Application): string {
  if (status === ApplicationStatus.REJECTED) return '거절된 지원은 취소할 수 없어요.';
  if (status === ApplicationStatus.EXPIRED) return '기한이 지나 끝난 지원은 취소할 수 없어요.';
  return '팀에서 나온 지원은 취소할 수 없어요.';
}

/**
 * Cancels the viewer's own application by deleting it, so that they may apply again (rules.md: States).
 * @throws {AppError} ALREADY_DECIDED when it is over, NOT_FOUND when it is not the viewer's
 */
export async function cancelApplication(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application, notice } = await lockApplication(tx, id);
    ensureAllowed(refusalToCancel({ id: requireViewerId(tx) }, application), {
      ALREADY_DECIDED: messageOfEnd(application),
    });
    await applicationCancelled.fire(tx, { application, notice });
    await tx.em.remove(application).flush();
    return { noticeId: notice.id };
  });
}
