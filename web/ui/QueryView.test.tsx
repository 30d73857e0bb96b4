import { act, screen } from '@testing-library/react';
import { refetchActive } from '../graphql/refetch';
import { buildConnection, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

const VIEWER = { __typename: 'Viewer', id: '1', unreadNotificationCount: 0 };
const LOADED = { data: { viewer: { ...VIEWER, notifications: buildConnection('Notification', []) } } };

const title = { name: texts.notification.title };

test('an object that does not exist is not found', async () => {
  await showPage('resume', '/applynote/9', { ResumePage: () => ({ data: { application: null } }) });
  expect(await screen.findByRole('heading', { name: texts.common.notFound })).toBeVisible();
});

test('a root field that is null because it failed is no missing object', async () => {
  const failed = { ...refuse('INTERNAL', '문제가 생겼어요.'), data: { application: null } };
  await showPage('resume', '/applynote/9', { ResumePage: () => failed });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.common.loadFailed);
});

test('the data of nobody is shown as loading until the login page opens', async () => {
  await showPage('notifications', '/alarm', { NotificationsPage: () => ({ data: { viewer: null } }) });
  expect(await screen.findByText(texts.common.loading)).toBeVisible();
});

test('a refetch that fails leaves the loaded data on the page', async () => {
  const failed = { ...refuse('INTERNAL', '문제가 생겼어요.'), data: { viewer: null } };
  const responses = { NotificationsPage: () => LOADED };
  const { client, sent } = await showPage('notifications', '/alarm', responses);
  expect(await screen.findByRole('heading', title)).toBeVisible();
  Object.assign(responses, { NotificationsPage: () => failed });
  await act(async () => refetchActive(client));
  expect(sent).toHaveLength(2);
  expect(screen.getByRole('heading', title)).toBeVisible();
});
