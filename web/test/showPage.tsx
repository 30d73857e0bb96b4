import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createCache } from '../apollo';
import { PATHS, type PageName } from '../paths';
import { ToastProvider } from '../ui/Toast';

type Variables = Record<string, unknown>;

/** What the server answers, by the operation's name. */
export type Answers = Record<string, (variables: Variables) => ApolloLink.Result>;

/** A refusal as the server words it. */
export function refuse(code: string, message: string, fields?: Record<string, string>): ApolloLink.Result {
  return { errors: [{ message, extensions: { code, fields } }] };
}

/**
 * Shows one page at its address, with a server that gives these answers.
 * @returns what was sent to the server so far, and the address that is shown now
 */
export function showPage(Page: ComponentType, name: PageName, address: string, answers: Answers) {
  const sent: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        const answer = answers[operationName];
        if (!answer) throw new Error(`No answer for ${operationName}`);
        observer.next(answer(variables));
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  let shown = address;
  render(
    <ToastProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Where onMove={(pathname) => (shown = pathname)} />
          <Routes>
            <Route path={PATHS[name]} Component={Page} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ApolloProvider>
    </ToastProvider>,
  );
  return { sent, getAddress: () => shown };
}

function Where({ onMove }: { onMove: (pathname: string) => void }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    onMove(pathname);
  });
  return null;
}
