import { type Client, createClient } from 'graphql-ws';
import { createSignal } from '../../signal';
import { buildMemberHeaders } from './member-link';

/** The close code of graphql-ws for an ended session and for a refused socket. */
const FORBIDDEN = 4403;
const BASE_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Whether the server has confirmed the subscription of the current connection. */
let subscribed = false;
/** Whether the server accepted the latest connection. */
let accepted = false;

const { emit, subscribe } = createSignal();

/** Calls a listener whenever the subscription starts or the socket closes. */
export const onSubscribedChange = subscribe;

/**
 * Creates the WebSocket client for subscriptions. It connects while a subscription is active and
 * reconnects after failures.
 */
export function createSocket(url: string): Client {
  return createClient({
    url,
    connectionParams: buildMemberHeaders,
    lazy: true,
    retryAttempts: Infinity,
    // The server closes an accepted socket when its session ends. The browser may have a new
    // session by then, so it reconnects. A refused socket stays closed.
    shouldRetry: (reason) => !(reason instanceof CloseEvent && reason.code === FORBIDDEN) || accepted,
    retryWait: waitBeforeRetry,
    on: {
      connecting: () => (accepted = false),
      connected: () => (accepted = true),
      pong: (_received, payload) => {
        if (payload?.['subscribed']) setSubscribed(true);
      },
      closed: () => setSubscribed(false),
    },
  });
}

/** Returns whether the server has started the subscription, so that events arrive live. */
export function isSubscribed(): boolean {
  return subscribed;
}

function setSubscribed(value: boolean): void {
  subscribed = value;
  emit();
}

/**
 * Exponential backoff. The random part spreads the reconnects of many clients after a server
 * restart.
 */
function waitBeforeRetry(retries: number): Promise<void> {
  const maxDelay = Math.min(MAX_RETRY_DELAY_MS, BASE_RETRY_DELAY_MS * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, maxDelay * (0.5 + Math.random() / 2)));
}
