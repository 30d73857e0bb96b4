import { ID } from 'type-graphql';
import { parseId, parseIdOrThrow } from '../../../platform/text/validation';
import { addMutation } from '../../../selection/schema-fields';
import {
  ApplyToNoticeInput,
  ApproveApplicationInput,
  CancelApplicationInput,
  DecideApplicationsInput,
  RejectApplicationInput,
  WaitlistApplicationInput,
} from '../application.inputs';
import { ApplicationStatus } from '../application.entity';
import { decideApplication, decideApplications } from '../deciding/decision.service';
import { applyToNotice, cancelApplication } from './application.service';
import type { Answer } from './application-write.sql';
import { applicationOfPayload, decisionResults, DecisionResultType } from './application-payload.type';
import { noticeOfPayload } from '../../notices/notice.type';

/** Converts the answers of an input. An invalid id becomes 0, which no question has. */
function toAnswers(answers: ApplyToNoticeInput['answers']): Answer[] {
  return (answers ?? []).map(({ questionId, text }) => ({ questionId: parseId(questionId) ?? 0, text }));
}

addMutation('applyToNotice', {
  description: 'Applies to a notice (지원하기). A member may have one application to a notice.',
  input: { type: ApplyToNoticeInput, description: 'The notice and the application.' },
  payload: {
    application: applicationOfPayload('The new application.'),
    notice: noticeOfPayload('The notice with the new application.'),
  },
  run: async (ctx, { noticeId, role, text, answers, sendProfile }) => {
    const id = parseIdOrThrow(noticeId);
    const content = { role, text, answers: toAnswers(answers), sendProfile };
    return { applicationId: await applyToNotice(ctx, id, content), noticeId: id };
  },
});

addMutation('cancelApplication', {
  description:
    "Cancels the viewer's own application (지원 취소) while it is pending, on the waiting list or approved. The viewer may then apply again.",
  input: { type: CancelApplicationInput, description: 'The application to cancel.' },
  payload: {
    applicationId: { type: () => ID, description: 'The id of the deleted application.' },
    notice: {
      ...noticeOfPayload('The notice without the application; null if the viewer can no longer see it.'),
      nullable: true,
    },
  },
  run: async (ctx, { id }) => {
    const { noticeId } = await cancelApplication(ctx, parseIdOrThrow(id));
    return { noticeId, applicationId: id };
  },
});

addMutation('approveApplication', {
  description: "Approves an application to the viewer's own notice (승인) if a seat is free. The decision is final.",
  input: { type: ApproveApplicationInput, description: 'The application to approve.' },
  payload: {
    application: applicationOfPayload('The approved application.'),
    notice: noticeOfPayload('The notice with its changed seats.'),
  },
  run: (ctx, { id }) => decideApplication(ctx, parseIdOrThrow(id), { status: ApplicationStatus.APPROVED, message: '' }),
});

addMutation('rejectApplication', {
  description: "Rejects an application to the viewer's own notice (거절). The decision is final.",
  input: { type: RejectApplicationInput, description: 'The application to reject.' },
  payload: {
    application: applicationOfPayload('The rejected application.'),
    notice: noticeOfPayload('The notice of the application.'),
  },
  run: (ctx, { id, message }) =>
    decideApplication(ctx, parseIdOrThrow(id), { status: ApplicationStatus.REJECTED, message }),
});

addMutation('waitlistApplication', {
  description:
    "Puts a pending application to the viewer's own notice on the waiting list (대기). Nobody is approved automatically.",
  input: { type: WaitlistApplicationInput, description: 'The application, and a message to the applicant.' },
  payload: {
    application: applicationOfPayload('The application on the waiting list.'),
    notice: noticeOfPayload('The notice of the application.'),
  },
  run: (ctx, { id, message }) =>
    decideApplication(ctx, parseIdOrThrow(id), { status: ApplicationStatus.WAITLISTED, message }),
});

addMutation('decideApplications', {
  description: 'Decides several applications independently. A decision that fails does not affect the others.',
  input: { type: DecideApplicationsInput, description: 'The applications and the decision.' },
  payload: {
    results: {
      type: () => [DecisionResultType],
      description: 'The result of each decision, in the order of the input.',
      sql: decisionResults,
    },
  },
  run: async (ctx, { ids, decision, message }) => {
    const outcomes = await decideApplications(
      ctx,
      ids.map((id) => parseIdOrThrow(id)),
      {
        status: ApplicationStatus[decision],
        message,
      },
    );
    const results = outcomes.map(({ applicationId, denial }) => ({
      applicationId,
      code: denial?.code ?? null,
      message: denial?.in(ctx.language).message ?? null,
    }));
    return { outcomes: JSON.stringify(results) };
  },
});
