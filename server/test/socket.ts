import { type Client, type ClientOptions, createClient } from 'graphql-ws';
import type { Response } from 'supertest';
import WebSocket from 'ws';
import type { TestApp } from './harness';

/** A message that came over a socket. */
export type SocketAnswer = IteratorResult<{
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}>;

/** Over TLS the browser holds the cookie to this very host. */
const SESSION_COOKIE = /^(__Host-)?sid=/;

/** A browser's socket at /graphql. */
export interface TestSocket {
  /** The next answer; rejects when the socket is refused or closed. */
  next(): Promise<SocketAnswer>;
  close(): Promise<void>;
}

/** The session cookie that a response set, as a request sends it back; undefined when it set none. */
export function cookieOf(response: Pick<Response, 'headers'>): string | undefined {
  const cookies = response.headers['set-cookie'] as string[] | undefined;
  return cookies?.find((cookie) => SESSION_COOKIE.test(cookie))?.split(';', 1)[0];
}

/** A socket at /graphql for any operations, with these headers (`cookie`, `origin`). */
export function connectSocket(
  app: Pick<TestApp, 'url'>,
  headers: Record<string, string>,
  options: Partial<ClientOptions> = {},
): Client {
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
    }
  }
  return createClient({
    url: `${app.url.replace('http:', 'ws:')}/graphql`,
    webSocketImpl: SocketWithHeaders,
    retryAttempts: 0,
    ...options,
  });
}

/** Sends one operation over a socket of its own. */
export function openSocket(app: Pick<TestApp, 'url'>, headers: Record<string, string>, query: string): TestSocket {
  const client = connectSocket(app, headers);
  const answers = client.iterate({ query });
  return {
    next: () => answers.next() as Promise<SocketAnswer>,
    close: async () => {
      await client.dispose();
    },
  };
}

/** Acts repeatedly until the answer has come: a client does not learn when its subscription has begun. */
export async function actUntil<Answer>(answer: Promise<Answer>, act: () => Promise<unknown>): Promise<Answer> {
  let settled = false;
  const done = (): void => {
    settled = true;
  };
  void answer.finally(done).catch(() => undefined);
  while (!settled) {
    await act();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return answer;
}
