import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { EMPTY_HOME } from '../../../test/home';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { MEMBER, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { notice: labels } = texts;

const OWN = { ...STUDY, viewerCanManage: true, viewerCanClose: true };
const CLOSED = { ...OWN, recruiting: false, viewerCanClose: false, viewerCanReopen: true };
const REOPENED = { ...OWN, deadline: '2026-12-24', dDay: 30 };
const VIEWER = {
  __typename: 'Viewer',
  id: '1',
  hasRolesOrTags: true,
  member: MEMBER,
  pendingApplicationCount: 0,
  applicationToDecideCount: 0,
  unreadNotificationCount: 0,
  approvalToOpen: null,
};

/** Closes a notice, which opens home, and returns the card there. */
async function close() {
  const page = await showPage(
    '/mystudy/7',
    {
      ...buildNoticeResponses(OWN),
      CloseNotice: () => ({ data: { closeNotice: { __typename: 'CloseNoticePayload', notice: CLOSED } } }),
      ReopenNotice: () => ({ data: { reopenNotice: { __typename: 'ReopenNoticePayload', notice: REOPENED } } }),
      HomePage: () => ({ data: { viewer: VIEWER, ...EMPTY_HOME } }),
    },
    '/home',
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.close }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.closeQuestion }));
  await userEvent.click(dialog.getByRole('button', { name: labels.close }));
  const card = await screen.findByRole('region', { name: labels.closeDone });
  expect(page.getPath()).toBe('/home');
  return { ...page, card };
}

test('home names what was done, with the focus on the card and no toast', async () => {
  const { card } = await close();
  expect(within(card).getByText(STUDY.title)).toBeVisible();
  expect(within(card).getByRole('link', { name: texts.application.viewNotice })).toHaveAttribute('href', '/mystudy/7');
  await waitFor(() => expect(card).toHaveFocus());
  expect(screen.getAllByText(labels.closeDone)).toHaveLength(1);
});

test('a closed notice is reopened on its card', async () => {
  const { card, sent } = await close();
  await userEvent.click(within(card).getByRole('button', { name: labels.reopen }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.reopenQuestion }));
  fill(dialog.getByLabelText(labels.optional(labels.deadline)), '2026-12-24');
  await userEvent.click(dialog.getByRole('button', { name: labels.reopen }));
  expect(await screen.findByRole('region', { name: labels.reopenDone })).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: 'ReopenNotice', variables: { input: { id: '7', deadline: '2026-12-24' } } });
});

test('the card can be hidden', async () => {
  const { card } = await close();
  await userEvent.click(within(card).getByRole('button', { name: texts.common.close }));
  expect(screen.queryByText(labels.closeDone)).toBeNull();
});
