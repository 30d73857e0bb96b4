import { setTimeout as delay } from 'node:timers/promises';
import { type Client, type ClientOptions, createClient } from 'graphql-ws';
import type { Response } from 'supertest';
import WebSocket from 'ws';
import type { TestApp } from '../app/test-app';

/** A message from a socket. */
export type SocketResponse = IteratorResult<{
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}>;

/** Over TLS the cookie has the prefix `__Host-`. */
const SESSION_COOKIE = /^(__Host-)?sid=/;

/** A socket at /graphql for one operation. */
export interface TestSocket {
  /** Returns the next message. Rejects if the socket is refused or closed. */
  next(): Promise<SocketResponse>;
  /** Resolves when the server has confirmed that no later message is missed. */
  started: Promise<void>;
  close(): Promise<void>;
}

/** Returns the session cookie of a response in the format of a request header, or undefined. */
export function cookieOf(response: Pick<Response, 'headers'>): string | undefined {
  const cookies = response.headers['set-cookie'] as string[] | undefined;
  return cookies?.find((cookie) => SESSION_COOKIE.test(cookie))?.split(';', 1)[0];
}

/**
 * Opens a socket at /graphql for any operations.
 * @param headers such as `cookie` and `origin`
 */
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

/** Sends one operation over a new socket. */
export function openSocket(app: Pick<TestApp, 'url'>, headers: Record<string, string>, query: string): TestSocket {
  const started = Promise.withResolvers<void>();
  const onPong = (_isReceived: boolean, payload?: Record<string, unknown>): void => {
    if (payload?.['subscribed']) started.resolve();
  };
  const client = connectSocket(app, headers, { on: { pong: onPong } });
  const responses = client.iterate({ query });
  return {
    started: started.promise,
    next: () => responses.next() as Promise<SocketResponse>,
    close: async () => {
      await client.dispose();
    },
  };
}

/**
 * Repeats `act` until the response has arrived, because the subscription may not have started
 * before the first time.
 */
export async function actUntil<Received>(response: Promise<Received>, act: () => Promise<unknown>): Promise<Received> {
  let settled = false;
  const done = (): void => {
    settled = true;
  };
  void response.finally(done).catch(() => undefined);
  while (!settled) {
    await act();
    await delay(20);
  }
  return response;
}
