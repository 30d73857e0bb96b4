import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { reportExpiry, forgetLogin, markLogout, rememberLogin } from './tab/login';
import { texts } from '../texts';
import { ToastProvider } from '../components/feedback/Toast';
import { SessionGuard } from './SessionGuard';

const LIST_URL = '/projectdetails?page=2#main';

function show(url: string) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const router = createMemoryRouter([{ path: '*', Component: SessionGuard }], { initialEntries: ['/home', url] });
  render(
    <ToastProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ToastProvider>,
  );
  return { client, getUrl: () => router.state.location.pathname + router.state.location.search, router };
}

afterEach(() => {
  forgetLogin();
  localStorage.clear();
});

test('the end of a session opens the login page, which returns to the same URL', async () => {
  rememberLogin('minji');
  const { getUrl, client, router } = show(LIST_URL);
  const clearStore = jest.spyOn(client, 'clearStore');
  await act(async () => reportExpiry());
  expect(getUrl()).toBe(`/?next=${encodeURIComponent(LIST_URL)}`);
  expect(screen.getByText(texts.auth.sessionExpired)).toBeVisible();
  expect(clearStore).toHaveBeenCalledTimes(1);
  // The back button does not lead to the page of the ended session.
  await act(async () => router.navigate(-1));
  expect(getUrl()).toBe('/home');
  expect(screen.queryByText(texts.auth.sessionExpired)).toBeNull();
});

test('a logout in another tab is not reported as an expired session', async () => {
  rememberLogin('minji');
  const { getUrl } = show(LIST_URL);
  markLogout();
  await act(async () => reportExpiry());
  expect(getUrl()).toBe(`/?next=${encodeURIComponent(LIST_URL)}`);
  expect(screen.getByText(texts.auth.loggedOutElsewhere)).toBeVisible();
  expect(screen.queryByText(texts.auth.sessionExpired)).toBeNull();
});

test('a visitor who opens a link gets the login page, without a message about a session', async () => {
  show(LIST_URL);
  await act(async () => reportExpiry());
  expect(screen.getByText(texts.auth.loginRequired)).toBeVisible();
  expect(screen.queryByText(texts.auth.sessionExpired)).toBeNull();
});

test('a visitor who opens a share link sees no message, because the login page shows the notice', async () => {
  const { getUrl } = show('/project/7?s=signature');
  await act(async () => reportExpiry());
  expect(getUrl()).toBe(`/?next=${encodeURIComponent('/project/7?s=signature')}`);
  expect(screen.queryByText(texts.auth.loginRequired)).toBeNull();
});

test('the login page stays open when a request fails without a session', async () => {
  const { getUrl } = show('/');
  await act(async () => reportExpiry());
  expect(getUrl()).toBe('/');
});
