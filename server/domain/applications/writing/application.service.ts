import { isUnavailable } from '../../../platform/errors/error-translator';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed, readDenial, throwDenial } from '../../kit/rules/rules';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { readCurrent } from '../../kit/transaction/version';
import type { NoticeKind } from '../../notices/notice.entity';
import { lockVisibleNotice } from '../../notices/visibility/notice-lock.sql';
import { questionsState } from '../../notices/questions/question.service';
import type { Role } from '../../profiles/role.entity';
import { takeSeatCheck, requireRole } from '../../teams/seats/seat.rules';
import { type Application, ApplicationStatus } from '../application.entity';
import { publishNotifications } from '../../notices/notice-contributions.sql';
import { applicationCancelling } from '../application.events';
import { consumeOnFirstDay } from '../../members/member.rules';
import {
  FIRST_DAY_APPLICATIONS,
  APPLICATION_LIMIT,
  REAPPLICATION_LIMIT,
  applyCheck,
  cancelCheck,
  decideCheck,
} from '../application.rules';
import { lockApplication, type ApplicationRef } from '../application-lookup.sql';
import {
  type Answer,
  type ApplicationContent,
  insertApplication,
  deleteApplication,
  deleteRepeatableApplication,
} from './application-write.sql';
import type { Text } from '../../../../shared/language';
import { type Decision, updateDecision } from '../deciding/decision.sql';

/**
 * Applies to a notice.
 * @param kind the required kind of the notice, for requests about projects or studies
 * @returns the id of the application
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, NOTICE_HIDDEN, RECRUITMENT_CLOSED,
 *   SCHOOL_UNVERIFIED, QUESTIONS_CHANGED with the present questions, ROLE_NOT_WANTED, ROLE_FULL,
 *   NOTICE_FULL, NOT_FOUND, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a project
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  content: ApplicationContent,
  kind?: NoticeKind,
): Promise<number> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(APPLICATION_LIMIT, viewerId);
  await consumeOnFirstDay(ctx, FIRST_DAY_APPLICATIONS, {
    ko: '가입한 첫날에는 열 번까지 지원할 수 있어요. 학교를 인증하면 더 지원할 수 있어요.',
    en: 'On your first day you can apply up to ten times. Verify your school to apply more.',
  });
  await ctx.rateLimits.consume(REAPPLICATION_LIMIT, `${viewerId}:${noticeId}`);
  return inTransaction(ctx, async (tx) => {
    const notice = await lockVisibleNotice(tx, noticeId, 'share', kind);
    await ensureMayApply(tx, noticeId, content.answers);
    const role = requireRole(notice, content.role);
    await deleteRepeatableApplication(tx, noticeId);
    const added = await insertApplication(tx, noticeId, { ...content, role });
    const { id, notifications } = added ?? (await throwSeatDenial(tx, noticeId, role));
    tx.afterCommit(async () => publishNotifications(ctx, notifications));
    return id;
  });
}

/**
 * Throws if the viewer may not apply to a locked notice, or if the answered questions differ from
 * its questions.
 */
async function ensureMayApply(tx: Transaction, noticeId: number, answers?: readonly Answer[]): Promise<void> {
  const answered = answers?.map(({ questionId }) => questionId).sort((a, b) => a - b) ?? null;
  const denial = await readDenial(tx, applyCheck, { noticeId, proof: tx.env.SCHOOL_PROOF, answered });
  if (denial === 'QUESTIONS_CHANGED') {
    throw new AppError(denial, { current: await readCurrent(tx, questionsState({ noticeId })) });
  }
  throwDenial(denial);
}

/** Throws the reason why an application to a locked notice was not written. */
async function throwSeatDenial(tx: Transaction, noticeId: number, role: Role | null): Promise<never> {
  await ensureAllowed(tx, takeSeatCheck, { noticeId, role });
  throw new Error('An application was not written, although a seat is free.');
}

/**
 * Decides about an application to the viewer's own notice (rules/decisions.md). An approval needs
 * a free seat.
 * @returns the ids of the application and its notice
 * @throws {AppError} ALREADY_DECIDED, NOTICE_HIDDEN, TEAM_OVER, ROLE_FULL, NOTICE_FULL, FORBIDDEN,
 *   NOT_FOUND
 */
export async function decideApplication(
  ctx: Context,
  ref: ApplicationRef,
  decision: Decision,
): Promise<{ applicationId: number; noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application } = await lockApplication(tx, ref);
    await ensureAllowed(tx, decideCheck({ decision: decision.status }), { applicationId: application.id });
    const { id, noticeId, notifications } = await updateDecision(tx, application.id, decision);
    tx.afterCommit(async () => publishNotifications(ctx, notifications));
    return { applicationId: id, noticeId };
  });
}

/** Result of one decision of several. */
export interface DecisionOutcome {
  applicationId: number;
  denial: AppError | null;
}

/**
 * Decides about several applications in their order (rules/decisions.md). Each decision is its own
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
    throw invalid({
      message: {
        ko: '승인할 때는 한마디를 쓸 수 없어요. 팀 화면에서 인사해 주세요.',
        en: 'You can’t add a note when you accept. Say hello on the team page instead.',
      },
    });
  }
  const outcomes: DecisionOutcome[] = [];
  let outage: AppError | undefined;
  for (const applicationId of new Set(ids)) {
    const outcome = outage ? toOutcome(applicationId, outage) : await decideOne(ctx, applicationId, decision);
    if (outcome.denial?.code === 'UNAVAILABLE') outage = outcome.denial;
    outcomes.push(outcome);
  }
  return outcomes;
}

const isAboutViewer = ({ code }: AppError): boolean => code === 'SUSPENDED' || code === 'UNAUTHENTICATED';

async function decideOne(ctx: Context, applicationId: number, decision: Decision): Promise<DecisionOutcome> {
  try {
    await decideApplication(ctx, applicationId, decision);
    return { applicationId, denial: null };
  } catch (error) {
    // Errors about the viewer apply to every application, so they end the whole request.
    if (error instanceof AppError && !isAboutViewer(error)) return toOutcome(applicationId, error);
    if (isUnavailable(error)) return toOutcome(applicationId, new AppError('UNAVAILABLE', { cause: error }));
    throw error;
  }
}

const toOutcome = (applicationId: number, denial: AppError): DecisionOutcome => ({ applicationId, denial });

/** Renders the reason why an ended application cannot be cancelled. */
function messageOfEnd({ status }: Application): Text {
  if (status === ApplicationStatus.REJECTED)
    return { ko: '거절된 지원은 취소할 수 없어요.', en: 'You can’t cancel an application that was declined.' };
  if (status === ApplicationStatus.EXPIRED)
    return { ko: '기한이 지나 끝난 지원은 취소할 수 없어요.', en: 'You can’t cancel an application that has expired.' };
  return { ko: '팀에서 나온 지원은 취소할 수 없어요.', en: 'You can’t cancel an application after leaving the team.' };
}

/**
 * Cancels the viewer's own application by deleting it, so that the viewer may apply again
 * (rules/applications.md: States). If it was approved, the membership ends too. An open application
 * can be cancelled in every state of the notice.
 * @returns the id of the notice
 * @throws {AppError} ALREADY_DECIDED if the application has ended, NOT_FOUND if it is not the
 *   viewer's
 */
export async function cancelApplication(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application, notice } = await lockApplication(tx, id);
    await ensureAllowed(tx, cancelCheck, { applicationId: id }, { ALREADY_DECIDED: messageOfEnd(application) });
    await applicationCancelling.fire(tx, { application, notice });
    await deleteApplication(tx, application);
    return { noticeId: notice.id };
  });
}
