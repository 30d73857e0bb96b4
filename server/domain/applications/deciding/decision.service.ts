import { AppError, invalid } from '../../../platform/errors/app-error';
import { isUnavailable } from '../../../platform/errors/error-translator';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed } from '../../kit/rules/rules';
import { inTransaction } from '../../kit/transaction/transaction';
import { publishAfterCommit } from '../../notices/notice-contributions.sql';
import { ApplicationStatus } from '../application.entity';
import { type ApplicationRef, lockApplication } from '../application-lookup.sql';
import { decideCheck } from '../application.rules';
import { type Decision, updateDecision } from './decision.sql';

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
    publishAfterCommit(tx, notifications);
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
