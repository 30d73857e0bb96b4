import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createCache } from '../apollo';
import { PATHS, type PageName } from '../paths';
import { ToastProvider } from '../ui/Toast';

type Variables = Record<string, unknown>;

/** The responses of the server by operation name. */
export type Responses = Record<string, (variables: Variables) => ApolloLink.Result>;

/** Creates an error response in the format of the server. */
export function refuse(code: string, message: string, fields?: Record<string, string>): ApolloLink.Result {
  return { errors: [{ message, extensions: { code, fields } }] };
}

/**
 * Renders one page at its address with the given server responses.
 * @returns the operations sent so far, and a function that returns the current path
 */
export function showPage(Page: ComponentType, name: PageName, address: string, responses: Responses) {
  const sent: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        const respond = responses[operationName];
        if (!respond) throw new Error(`No response for ${operationName}`);
        observer.next(respond(variables));
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  let currentPath = address;
  render(
    <ToastProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <LocationObserver onChange={(pathname) => (currentPath = pathname)} />
          <Routes>
            <Route path={PATHS[name]} Component={Page} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ApolloProvider>
    </ToastProvider>,
  );
  return { sent, getPath: () => currentPath };
}

function LocationObserver({ onChange }: { onChange: (pathname: string) => void }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    onChange(pathname);
  });
  return null;
}
