import { ApolloClient, ApolloLink, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { createCache } from '../cache';
import { createPreload } from '../preload';
import { refetchActive } from '../refetch';
import { buildConnection, buildError, showPage } from '../../test/show-page';
import { texts } from '../../texts';
import { QueryView } from './QueryView';

const VIEWER = { __typename: 'Viewer', id: '1', unreadNotificationCount: 0 };
const LOADED = { data: { viewer: { ...VIEWER, notificationGroups: buildConnection('NotificationGroup', []) } } };

const title = { name: texts.nav.notifications };

test('a missing object shows the "not found" page', async () => {
  await showPage('/applynote/9', { ApplicationPage: () => ({ data: { application: null } }) });
  expect(await screen.findByRole('heading', { name: texts.common.notFound })).toBeVisible();
});

test('a root field that is null because it failed shows no "not found" page', async () => {
  const failed = { ...buildError('INTERNAL', '문제가 생겼어요.'), data: { application: null } };
  await showPage('/applynote/9', { ApplicationPage: () => failed });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.common.loadFailed);
});

test.each([
  ['/alarm', 'NotificationsPage', 6],
  ['/applynote/9', 'ApplicationPage', 3],
])('a placeholder has the shape of its page %s', async (url, operation, blocks) => {
  await showPage(url, { [operation]: () => buildError('UNAUTHENTICATED', '로그인이 필요해요.') });
  expect((await screen.findByRole('status')).querySelectorAll('[aria-hidden] > span')).toHaveLength(blocks);
});

test('data without a viewer shows the placeholder until the login page opens', async () => {
  await showPage('/alarm', { NotificationsPage: () => ({ data: { viewer: null } }) });
  expect(await screen.findByText(texts.common.loading)).toBeVisible();
});

test('a failed refetch leaves the loaded data on the page', async () => {
  const failed = { ...buildError('INTERNAL', '문제가 생겼어요.'), data: { viewer: null } };
  const responses = { NotificationsPage: () => LOADED };
  const { client, sent } = await showPage('/alarm', responses);
  expect(await screen.findByRole('heading', title)).toBeVisible();
  Object.assign(responses, { NotificationsPage: () => failed });
  await act(async () => refetchActive(client));
  expect(sent).toHaveLength(2);
  expect(screen.getByRole('heading', title)).toBeVisible();
});

test('[W7] an optional root field may be null in the data of a page', async () => {
  const link = new ApolloLink(() =>
    of({ data: { viewer: null, application: { __typename: 'Application', id: '9' } } }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const document: TypedDocumentNode<{ viewer: object | null; application: { id: string } | null }> = parse(
    '{ viewer { id } application(id: 9) { id } }',
  );
  const query = createPreload(client)(document, { variables: {} });
  const view = (
    <ApolloProvider client={client}>
      <QueryView query={query} required={['application']}>
        {({ viewer, application }) => `${application.id}, ${viewer === null ? 'nobody' : 'a member'}`}
      </QueryView>
    </ApolloProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: view }]);
  await act(async () => render(<RouterProvider router={router} />));
  expect(await screen.findByText('9, nobody')).toBeVisible();
});

test('[W6] settings that fail to load show one message with one button', async () => {
  await showPage('/mypage/profile', { SettingsPage: () => buildError('INTERNAL', '문제가 생겼어요.') });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: texts.common.retry })).toHaveLength(1);
});
