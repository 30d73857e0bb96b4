import { AppError } from '../../../platform/errors/app-error';
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
import { publishAfterCommit } from '../../notices/notice-contributions.sql';
import { applicationCancelling } from '../application.events';
import { consumeOnFirstDay } from '../../members/member.rules';
import {
  FIRST_DAY_APPLICATIONS,
  APPLICATION_LIMIT,
  REAPPLICATION_LIMIT,
  applyCheck,
  cancelCheck,
} from '../application.rules';
import { lockApplication } from '../application-lookup.sql';
import {
  type Answer,
  type ApplicationContent,
  insertApplication,
  deleteApplication,
  deleteRepeatableApplication,
} from './application-write.sql';
import type { Text } from '../../../../shared/language';

/**
 * Applies to a notice.
 * @param kind the required kind of the notice, for requests about projects or studies
 * @returns the values of the payload
 * @throws {AppError} OWN_NOTICE, ALREADY_APPLIED, NOTICE_HIDDEN, RECRUITMENT_CLOSED,
 *   SCHOOL_UNVERIFIED, QUESTIONS_CHANGED with the present questions, ROLE_NOT_WANTED, ROLE_FULL,
 *   NOTICE_FULL, NOT_FOUND, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a project
 */
export async function applyToNotice(
  ctx: Context,
  noticeId: number,
  content: ApplicationContent,
  kind?: NoticeKind,
): Promise<{ applicationId: number; noticeId: number }> {
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
    await tx.writes.run(deleteRepeatableApplication, { noticeId, memberId: requireViewerId(tx) });
    const added = await insertApplication(tx, noticeId, { ...content, role });
    const { id, notifications } = added ?? (await throwSeatDenial(tx, noticeId, role));
    publishAfterCommit(tx, notifications);
    return { applicationId: id, noticeId };
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
 * @returns the values of the payload
 * @throws {AppError} ALREADY_DECIDED if the application has ended, NOT_FOUND if it is not the
 *   viewer's
 */
export async function cancelApplication(
  ctx: Context,
  id: number,
): Promise<{ applicationId: number; noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { application, notice } = await lockApplication(tx, id);
    await ensureAllowed(tx, cancelCheck, { applicationId: id }, { ALREADY_DECIDED: messageOfEnd(application) });
    await applicationCancelling.fire(tx, { application, notice });
    await tx.writes.run(deleteApplication, { id });
    return { applicationId: id, noticeId: notice.id };
  });
}
