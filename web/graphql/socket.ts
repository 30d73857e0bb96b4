import { type Client, createClient } from 'graphql-ws';
import { stateMember } from './member-link';

/** The close code of graphql-ws for an ended session and for a rejected socket. */
const FORBIDDEN = 4403;
const BASE_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

let connected = false;
/** Whether the server accepted the latest connection. */
let accepted = false;
const listeners = new Set<() => void>();

/**
 * Creates the WebSocket client for subscriptions. It connects while a subscription is active and
 * reconnects after failures.
 */
export function createSocket(url: string): Client {
  return createClient({
    url,
    connectionParams: stateMember,
    lazy: true,
    retryAttempts: Infinity,
    // The server closes an accepted socket when its session ends. The browser may have a new
    // session by then, so it reconnects. A rejected socket stays closed.
    shouldRetry: (reason) => !(reason instanceof CloseEvent && reason.code === FORBIDDEN) || accepted,
    retryWait: waitBeforeRetry,
    on: {
      connecting: () => (accepted = false),
      connected: () => setConnected(true),
      closed: () => setConnected(false),
    },
  });
}

/** Returns whether the socket is connected, so that events arrive live. */
export function isSocketOpen(): boolean {
  return connected;
}

/**
 * Calls `listener` whenever the socket opens or closes.
 * @returns a function that removes the listener
 */
export function onSocketChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setConnected(value: boolean): void {
  connected = value;
  accepted ||= value;
  for (const listener of listeners) listener();
}

/**
 * Exponential backoff. The random part spreads the reconnects of many clients after a server
 * restart.
 */
function waitBeforeRetry(retries: number): Promise<void> {
  const maxDelay = Math.min(MAX_RETRY_DELAY_MS, BASE_RETRY_DELAY_MS * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, maxDelay * (0.5 + Math.random() / 2)));
}
