import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, matchPath } from 'react-router-dom';
import { createCache } from '../graphql/cache';
import { createPreload } from '../graphql/preload';
import { wholeResponseLink } from '../graphql/links/whole-response-link';
import { createRoute } from '../app/create-route';
import { ToastProvider } from '../components/feedback/Toast';
import { readPageFiles } from './page-files';

const PAGES = [...readPageFiles().values()].flatMap(({ pages }) => pages);

type Variables = Record<string, unknown>;

/** The responses of the server by operation name. */
export type Responses = Record<string, (variables: Variables) => ApolloLink.Result>;

/** Creates a page of a connection. The cursor of a node is the letter c and its id. */
export function buildConnection(typename: string, nodes: readonly { id: string }[], hasNextPage = false) {
  const edges = nodes.map((node) => ({ __typename: `${typename}Edge`, cursor: `c${node.id}`, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { __typename: `${typename}Connection`, edges, pageInfo };
}

/** A member whom the viewer can neither report nor block. */
export const MEMBER = {
  __typename: 'Member',
  id: '1',
  nickName: '민지',
  imageUrl: null,
  schoolVerified: false,
  viewerCanReport: false,
  viewerCanBlock: false,
};

/** Creates an error response in the format of the server. */
export function buildError(code: string, message: string, fields?: Record<string, string>): ApolloLink.Result {
  return { errors: [{ message, extensions: { code, fields } }] };
}

/**
 * Renders one page at a URL, with its loader and the given server responses. Other pages are
 * empty, except `nextPath`, which an action on the page opens.
 * @returns the operations sent so far, functions that return the current path and the current URL,
 *   and one that goes back to `/before`
 */
export async function showPage(url: string, responses: Responses, nextPath?: string) {
  const sent: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        const respond = responses[operationName];
        if (!respond) throw new Error(`No response for ${operationName}`);
        // The response arrives after the request returns, as from a network.
        setTimeout(() => {
          observer.next(respond(variables));
          observer.complete();
        });
      }),
  );
  // Unused queries stop early, so that Jest need not wait for their timers.
  const defaultOptions = { react: { suspense: { autoDisposeTimeoutMs: 1_000 } } };
  const client = new ApolloClient({
    cache: createCache(),
    link: wholeResponseLink().concat(link),
    dataMasking: true,
    defaultOptions,
  });
  const preload = createPreload(client);
  const routes = await Promise.all(
    [url, ...(nextPath === undefined ? [] : [nextPath])].map(async (each) => {
      const page = PAGES.find(({ path }) => matchPath(path, each.replace(/[?#].*/, '')));
      if (!page) throw new Error(`There is no page ${each}`);
      // The code is loaded first, so that no test waits for its compilation.
      await page.component();
      return { path: page.path, ...createRoute(page, preload) };
    }),
  );
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: ['/before', url],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(async () =>
    render(
      <ToastProvider>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </ToastProvider>,
    ),
  );
  const getPath = (): string => router.state.location.pathname;
  const goBack = () => act(async () => router.navigate(-1));
  return { client, sent, getPath, getUrl: () => getPath() + router.state.location.search, goBack };
}
