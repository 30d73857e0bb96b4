import type { Logger } from 'pino';
import type WebSocket from 'ws';
import { isUnavailable } from '../platform/error-translator';
import type { Pubsub } from '../platform/pubsub';
import type { RequestContext } from './request-context';

/** Sockets of one session at one instance: a page has one, and each needs memory and a subscription. */
const MAX_SOCKETS = 8;

/** graphql-ws's close codes. Its client does not connect again after the second one. */
const FORBIDDEN = 4403;
const TOO_MANY_REQUESTS = 4429;

/** The WebSocket protocol's close code for a condition that passes. */
export const TRY_AGAIN_LATER = 1013;

/** The open sockets by their session, which they do not outlive. */
export class SessionSockets {
  private readonly sockets = new Map<string, Set<WebSocket>>();
  /** The checks for messages that are under way, by the session. */
  private readonly checks = new Map<string, Promise<boolean>>();

  constructor(
    private readonly pubsub: Pubsub,
    private readonly logger: Logger,
  ) {}

  /** Adds a socket, or closes it when its session has too many. A visitor's socket is not added, because it cannot do anything. */
  add(socket: WebSocket, { session }: RequestContext): boolean {
    if (session.memberId === null) return true;
    const { key, memberId } = session;
    const others = this.sockets.get(key) ?? new Set();
    if (others.size >= MAX_SOCKETS) {
      socket.close(TOO_MANY_REQUESTS, 'Too many sockets');
      return false;
    }
    this.sockets.set(key, others.add(socket));
    const endings = this.pubsub.subscribe('sessionEnded', memberId);
    socket.once('close', () => {
      others.delete(socket);
      if (others.size === 0) this.sockets.delete(key);
      void endings.return();
    });
    void this.closeAtEnd(socket, session, endings);
    return true;
  }

  private async closeAtEnd(
    socket: WebSocket,
    session: RequestContext['session'],
    endings: AsyncIterable<unknown>,
  ): Promise<void> {
    for await (const _ of endings) await this.checkAlive(socket, session);
  }

  /** Whether the socket's session has not ended. Closes the socket when it has, or when that cannot be found out. */
  checkAlive(socket: WebSocket, session: RequestContext['session']): Promise<boolean> {
    return this.check([socket], session);
  }

  /** The same before a message, for all sockets of the session. Messages that come at the same time share one check. */
  checkForMessage(session: RequestContext['session']): Promise<boolean> {
    const { key } = session;
    const known = this.checks.get(key);
    if (known) return known;
    const check = this.check(this.sockets.get(key) ?? [], session).finally(() => this.checks.delete(key));
    this.checks.set(key, check);
    return check;
  }

  private async check(sockets: Iterable<WebSocket>, session: RequestContext['session']): Promise<boolean> {
    try {
      if (await session.isAlive()) return true;
      for (const socket of sockets) socket.close(FORBIDDEN, 'Forbidden');
    } catch (error) {
      if (!isUnavailable(error)) this.logger.error({ err: error }, 'a socket was closed: its session cannot be read');
      for (const socket of sockets) socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
    return false;
  }
}
