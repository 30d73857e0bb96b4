import { type Client, createClient } from 'graphql-ws';

/** graphql-ws's code for a member whose session has ended: knocking again would not help. */
const FORBIDDEN = 4403;
const LONGEST_PAUSE = 30_000;

let open = false;
const listeners = new Set<() => void>();

/** The one socket, for subscriptions: open while there is any, and opened again whenever it breaks. */
export function createSocket(url: string): Client {
  return createClient({
    url,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: (reason) => !(reason instanceof CloseEvent && reason.code === FORBIDDEN),
    retryWait: pause,
    on: { connected: () => report(true), closed: () => report(false) },
  });
}

/** Whether live news comes in now. */
export function isSocketOpen(): boolean {
  return open;
}

/** Calls back whenever the socket opens or closes; returns a function that stops it. */
export function onSocketChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(isOpen: boolean): void {
  open = isOpen;
  for (const listener of listeners) listener();
}

/** Longer each time, and not all members at the same moment when a server comes back. */
function pause(retries: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE, 1_000 * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}
