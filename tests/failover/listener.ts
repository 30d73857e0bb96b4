import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import type { HttpClient } from '../../server/test-kit/clients/http-client';
import { connectSocket } from '../../server/test-kit/clients/socket';
import type { Action, Worker } from '../../server/test-kit/load/load';
import { signUpAt } from '../../server/test-kit/clients/client';

const STUDY = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };
const SUBSCRIPTION = 'subscription { notificationReceived { kind } }';

const MAX_RETRIES = 1_000;
const RETRY_PAUSE_MS = 500;

/** Address of an instance. */
interface Instance {
  url: string;
}

/** A member's WebSocket at one instance, and a member who causes messages at another instance. */
export class Listener implements Worker {
  /** Times of `performance.now()` at which messages arrived. */
  readonly arrivals: number[] = [];
  /** Number of times that the socket was closed. */
  closes = 0;

  private constructor(
    private readonly socket: Client,
    private readonly guest: HttpClient,
    private readonly studyId: number,
  ) {}

  static async open(here: Instance, there: Instance, loginId: string): Promise<Listener> {
    const owner = await signUpAt(here.url, loginId);
    const { studyId } = await owner.mustSend('post', '/api/studies', STUDY);
    // Reconnects like the web client.
    const retry = { retryAttempts: MAX_RETRIES, retryWait: () => delay(RETRY_PAUSE_MS), shouldRetry: () => true };
    const socket = connectSocket(here, { cookie: owner.sessionCookie }, retry);
    owner.close();
    const listener = new Listener(socket, await signUpAt(there.url, `${loginId}-guest`), Number(studyId));
    socket.on('closed', () => void (listener.closes += 1));
    const next = (): void => void listener.arrivals.push(performance.now());
    socket.subscribe({ query: SUBSCRIPTION }, { next, error: () => undefined, complete: () => undefined });
    return listener;
  }

  next(): Action {
    const path = `/api/studies/comments/${this.studyId}`;
    return { name: 'message', send: () => this.guest.send('post', path, { comment: '질문' }) };
  }

  close(): void {
    this.guest.close();
    void this.socket.dispose();
  }
}
