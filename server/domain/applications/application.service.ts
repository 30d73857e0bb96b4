import { isUnavailable } from '../../platform/error-translator';
import { AppError, invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules';
import { inTransaction, type Transaction } from '../kit/transaction';
import type { NoticeKind } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import type { Role } from '../notices/project.entity';
import { mayTakeSeat, requireRole } from '../teams/seat.rules';
import { type Application, ApplicationStatus } from './application.entity';
import { applicationCancelled, applicationDecided, applicationReceived } from './application.events';
import type { ApplicationInput } from './application.inputs';
import { consumeOnFirstDay } from '../members/first-day.service';
import { FIRST_DAY_APPLICATIONS, APPLICATION_LIMIT, REAPPLICATION_LIMIT } from './application.limits';
import { lockApplication, type NamedApplication } from './application.lock';
import { mayApply, mayCancel, mayDecide } from './application.rules';
import { addApplication, removeApplication, removeRepeatable } from './application.writes';
import { type Decision, writeDecision } from './decision.writes';

/**
 * Applies to a notice.
 * @param kind the required kind of the notice, for requests about projects or studies
 * @returns the id of the application
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, NOTICE_HIDDEN, RECRUITMENT_CLOSED,
 *   SCHOOL_UNVERIFIED, ROLE_NOT_WANTED, ROLE_FULL, NOTICE_FULL, NOT_FOUND, TOO_MANY_ATTEMPTS, or
 *   VALIDATION_FAILED without a role for a project
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  input: ApplicationInput,
  kind?: NoticeKind,
): Promise<number> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(APPLICATION_LIMIT, viewerId);
  await consumeOnFirstDay(
    ctx,
    FIRST_DAY_APPLICATIONS,
    '가입한 첫날에는 열 번까지 지원할 수 있어요. 학교를 인증하면 더 지원할 수 있어요.',
  );
  await ctx.rateLimits.consume(REAPPLICATION_LIMIT, `${viewerId}:${noticeId}`);
  const { id, written } = await inTransaction(ctx, async (tx) => {
    const notice = await lockVisibleNotice(tx, noticeId, 'share', kind);
    await ensureAllowed(tx, mayApply, { noticeId, proof: tx.env.SCHOOL_PROOF });
    const role = requireRole(notice, input.role);
    await removeRepeatable(tx, noticeId);
    const added = await addApplication(tx, noticeId, { role, text: input.application });
    return added ?? refuseSeat(tx, noticeId, role);
  });
  applicationReceived.afterCommit(ctx, written);
  return id;
}

/** Throws the reason why an application to a locked notice was not written. */
async function refuseSeat(tx: Transaction, noticeId: number, role: Role | null): Promise<never> {
  await ensureAllowed(tx, mayTakeSeat, { noticeId, role });
  throw new Error('An application was not written, although a seat is free.');
}

/**
 * Decides about an application to the viewer's own notice (rules.md: Decisions). An approval needs
 * a free seat.
 * @returns the ids of the application and its notice
 * @throws {AppError} ALREADY_DECIDED, NOTICE_HIDDEN, TEAM_OVER, ROLE_FULL, NOTICE_FULL, FORBIDDEN,
 *   NOT_FOUND
 */
export async function decideApplication(
  ctx: Context,
  named: NamedApplication,
  decision: Decision,
): Promise<{ applicationId: number; noticeId: number }> {
  const { id, noticeId, written } = await inTransaction(ctx, async (tx) => {
    const { application } = await lockApplication(tx, named);
    await ensureAllowed(tx, mayDecide({ decision: decision.status }), { applicationId: application.id });
    return writeDecision(tx, application.id, decision);
  });
  applicationDecided[decision.status].afterCommit(ctx, written);
  return { applicationId: id, noticeId };
}

/** The result of one decision of several. */
export interface DecisionOutcome {
  applicationId: number;
  refusal: AppError | null;
}

/**
 * Decides about several applications in their order (rules.md: Decisions). Each decision is its own
 * transaction, so a failure does not affect the others. If the database becomes unavailable, the
 * remaining decisions are not tried and the earlier ones stay.
 * @throws {AppError} SUSPENDED, UNAUTHENTICATED, VALIDATION_FAILED for an approval with a message
 */
export async function decideApplications(
  ctx: Context,
  ids: readonly number[],
  decision: Decision,
): Promise<DecisionOutcome[]> {
  requireViewerId(ctx);
  if (decision.status === ApplicationStatus.APPROVED && decision.message !== '') {
    throw invalid({ message: '승인할 때는 전하는 말을 쓸 수 없어요. 팀 페이지에서 인사해 주세요.' });
  }
  const outcomes: DecisionOutcome[] = [];
  let outage: AppError | undefined;
  for (const applicationId of new Set(ids)) {
    const outcome = outage ? refuse(applicationId, outage) : await decideOne(ctx, applicationId, decision);
    if (outcome.refusal?.code === 'UNAVAILABLE') outage = outcome.refusal;
    outcomes.push(outcome);
  }
  return outcomes;
}

const isAboutViewer = ({ code }: AppError): boolean => code === 'SUSPENDED' || code === 'UNAUTHENTICATED';

async function decideOne(ctx: Context, applicationId: number, decision: Decision): Promise<DecisionOutcome> {
  try {
    await decideApplication(ctx, applicationId, decision);
    return { applicationId, refusal: null };
  } catch (error) {
    // Errors about the viewer apply to every application, so they end the whole request.
    if (error instanceof AppError && !isAboutViewer(error)) return refuse(applicationId, error);
    if (isUnavailable(error)) return refuse(applicationId, new AppError('UNAVAILABLE', { cause: error }));
    throw error;
  }
}

const refuse = (applicationId: number, refusal: AppError): DecisionOutcome => ({ applicationId, refusal });

/** Renders the reason why an ended application cannot be cancelled, in Korean. */
function messageOfEnd({ status }: Application): string {
  if (status === ApplicationStatus.REJECTED) return '거절된 지원은 취소할 수 없어요.';
  if (status === ApplicationStatus.EXPIRED) return '기한이 지나 끝난 지원은 취소할 수 없어요.';
  return '팀에서 나온 지원은 취소할 수 없어요.';
}

/**
 * Cancels the viewer's own application by deleting it, so that the viewer may apply again
 * (rules.md: States). If it was approved, the membership ends too. An open application can be
 * cancelled in every state of the notice.
 * @returns the id of the notice
 * @throws {AppError} ALREADY_DECIDED if the application has ended, NOT_FOUND if it is not the
 *   viewer's
 */
export async function cancelApplication(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application, notice } = await lockApplication(tx, id);
    await ensureAllowed(tx, mayCancel, { applicationId: id }, { ALREADY_DECIDED: messageOfEnd(application) });
    await applicationCancelled.fire(tx, { application, notice });
    await removeApplication(tx, application);
    return { noticeId: notice.id };
  });
}
