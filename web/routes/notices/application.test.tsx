import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { application: labels } = texts;

const APPLICATION = {
  __typename: 'Application',
  id: '21',
  status: 'PENDING',
  role: null,
  text: '함께하고 싶어요',
  answers: [{ __typename: 'ApplicationAnswer', id: '21-1', question: '왜 하고 싶나요?', text: '재미있어 보여요' }],
  departureReason: null,
  message: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  decideBy: null,
  viewerCanCancel: true,
  notice: null,
};

test('[B45] an application to a hidden notice is shown without the notice, and can be cancelled', async () => {
  const { sent } = await showPage('/applynote/21', {
    ApplicationPage: () => ({ data: { application: APPLICATION } }),
    CancelApplication: () => ({
      data: { cancelApplication: { __typename: 'CancelApplicationPayload', notice: null } },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: labels.hiddenNotice })).toBeVisible();
  expect(screen.getByText(labels.hiddenNext)).toBeVisible();
  expect(screen.getByText('함께하고 싶어요')).toBeVisible();
  expect(screen.getByText('재미있어 보여요')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: labels.cancel }));
  await userEvent.click((await screen.findAllByRole('button', { name: labels.cancel })).at(-1) as HTMLElement);
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'CancelApplication', variables: { input: { id: '21' } } }));
});
