import { ID } from 'type-graphql';
import { addMutation } from '../../../selection/schema-fields';
import { noticeOfPayload } from '../notice.type';
import { CloseNoticeInput, ConfirmNoticeInput, DeleteNoticeInput, ReopenNoticeInput } from './lifecycle.inputs';
import { closeNotice, confirmNotice, deleteNotice, reopenNotice } from './lifecycle.service';

addMutation('closeNotice', {
  description: "Ends recruiting for the viewer's own notice (마감). It can be reopened for 30 days.",
  input: { type: CloseNoticeInput, description: 'The notice to close.' },
  payload: { notice: noticeOfPayload('The closed notice.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { id }) => {
    await closeNotice(ctx, { id });
    return { noticeId: id };
  },
});

addMutation('reopenNotice', {
  description:
    "Reopens the viewer's own notice (다시 모집하기). It needs a free seat and is possible for 30 days after recruiting ended. Members who favourited the notice are notified.",
  input: { type: ReopenNoticeInput, description: 'The notice to reopen.' },
  payload: {
    notice: noticeOfPayload('The notice, which recruits again.'),
  },
  suspensionCheck: 'inStatement',
  run: async (ctx, { id: noticeId, deadline }) => {
    await reopenNotice(ctx, noticeId, deadline ?? null);
    return { noticeId };
  },
});

addMutation('confirmNotice', {
  description:
    "Confirms that the viewer's own notice without a deadline still recruits (아직 모집하고 있어요). The service sends the question after 30 days. Without an answer, it closes the notice 15 days later.",
  input: { type: ConfirmNoticeInput, description: 'The notice that still recruits.' },
  payload: { notice: noticeOfPayload('The notice.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { id: noticeId }) => {
    await confirmNotice(ctx, noticeId);
    return { noticeId };
  },
});

addMutation('deleteNotice', {
  description:
    "Permanently deletes the viewer's own notice (삭제) with its comments, favourites, applications and notifications.",
  input: { type: DeleteNoticeInput, description: 'The notice to delete.' },
  payload: { noticeId: { type: () => ID, description: 'The id of the deleted notice.' } },
  suspensionCheck: 'inStatement',
  run: async (ctx, { id }) => {
    await deleteNotice(ctx, { id });
    return { noticeId: id };
  },
});
