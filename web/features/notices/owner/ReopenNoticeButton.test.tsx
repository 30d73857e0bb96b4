import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { buildError, type Responses, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const CLOSED = { ...STUDY, viewerCanManage: true, viewerCanReopen: true, recruiting: false };
const REOPENED = {
  ...CLOSED,
  viewerCanReopen: false,
  viewerCanClose: true,
  recruiting: true,
  deadline: '2026-12-24',
  dDay: 30,
};

async function openDialog(responses: Responses) {
  const page = await showPage('/myStudy/7', {
    ...buildNoticeResponses(CLOSED),
    ...responses,
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.notice.reopen }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.notice.reopenQuestion }));
  fill(dialog.getByLabelText(texts.notice.optional(texts.notice.deadline)), '2026-12-24');
  await userEvent.click(dialog.getByRole('button', { name: texts.notice.reopen }));
  return { ...page, dialog };
}

test('[W3] a refused deadline is shown at its field, and the dialog keeps the typed values', async () => {
  const message = '마감일은 내일부터 1년 안의 날이어야 해요.';
  const { dialog } = await openDialog({
    ReopenNotice: () => buildError('VALIDATION_FAILED', '입력한 내용을 확인해 주세요.', { deadline: message }),
  });
  const field = dialog.getByLabelText(texts.notice.optional(texts.notice.deadline));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveValue('2026-12-24');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the dialog closes when the notice recruits again', async () => {
  const { sent } = await openDialog({
    ReopenNotice: () => ({ data: { reopenNotice: { __typename: 'ReopenNoticePayload', notice: REOPENED } } }),
  });
  expect(await screen.findByText(texts.notice.reopenDone)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.notice.reopen })).toBeNull();
  expect(sent.at(-1)).toEqual({ name: 'ReopenNotice', variables: { input: { id: '7', deadline: '2026-12-24' } } });
});
