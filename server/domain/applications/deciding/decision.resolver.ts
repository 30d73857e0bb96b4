import { parseIdOrThrow } from '../../../platform/text/validation';
import { addMutation } from '../../../selection/schema-fields';
import { noticeOfPayload } from '../../notices/notice.type';
import { ApplicationStatus } from '../application.entity';
import {
  ApproveApplicationInput,
  DecideApplicationsInput,
  RejectApplicationInput,
  WaitlistApplicationInput,
} from '../application.inputs';
import { applicationOfPayload } from '../writing/application-payload.type';
import { decisionResults, DecisionResultType } from './decision-result.type';
import { decideApplication, decideApplications } from './decision.service';

addMutation('approveApplication', {
  description: "Approves an application to the viewer's own notice (승인) if a seat is free. The decision is final.",
  input: { type: ApproveApplicationInput, description: 'The application to approve.' },
  payload: {
    application: applicationOfPayload('The approved application.'),
    notice: noticeOfPayload('The notice with its changed seats.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { id }) => decideApplication(ctx, id, { status: ApplicationStatus.APPROVED, message: '' }),
});

addMutation('rejectApplication', {
  description: "Rejects an application to the viewer's own notice (거절). The decision is final.",
  input: { type: RejectApplicationInput, description: 'The application to reject.' },
  payload: {
    application: applicationOfPayload('The rejected application.'),
    notice: noticeOfPayload('The notice of the application.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { id, message }) => decideApplication(ctx, id, { status: ApplicationStatus.REJECTED, message }),
});

addMutation('waitlistApplication', {
  description:
    "Puts a pending application to the viewer's own notice on the waiting list (대기). Nobody is approved automatically.",
  input: { type: WaitlistApplicationInput, description: 'The application, and a message to the applicant.' },
  payload: {
    application: applicationOfPayload('The application on the waiting list.'),
    notice: noticeOfPayload('The notice of the application.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { id, message }) => decideApplication(ctx, id, { status: ApplicationStatus.WAITLISTED, message }),
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
  suspensionCheck: 'inStatement',
  run: async (ctx, { ids, decision, message }) => {
    const outcomes = await decideApplications(
      ctx,
      ids.map((id) => parseIdOrThrow(id)),
      { status: ApplicationStatus[decision], message },
    );
    const results = outcomes.map(({ applicationId, denial }) => ({
      applicationId,
      code: denial?.code ?? null,
      message: denial?.in(ctx.language).message ?? null,
    }));
    return { outcomes: JSON.stringify(results) };
  },
});
