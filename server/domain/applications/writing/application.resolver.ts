import { ID } from 'type-graphql';
import { parseId } from '../../../platform/text/validation';
import { addMutation } from '../../../selection/schema-fields';
import { ApplyToNoticeInput, CancelApplicationInput } from '../application.inputs';
import { applyToNotice, cancelApplication } from './application.service';
import type { Answer } from './application-write.sql';
import { applicationOfPayload } from './application-payload.type';
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
  suspensionCheck: 'inStatement',
  run: (ctx, { noticeId, role, text, answers, sendProfile }) =>
    applyToNotice(ctx, noticeId, { role, text, answers: toAnswers(answers), sendProfile }),
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
  suspensionCheck: 'inStatement',
  run: (ctx, { id }) => cancelApplication(ctx, id),
});
