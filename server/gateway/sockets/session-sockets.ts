import type { Logger } from 'pino';
import type WebSocket from 'ws';
import { isUnavailable } from '../../platform/errors/error-translator';
import { addressKey } from '../../platform/resilience/address-key';
import type { Pubsub } from '../../platform/shared-state/pubsub';
import { Quota } from '../../platform/resilience/quota';
import type { RequestContext } from '../requests/request-context';

/**
 * Maximum number of sockets per session or access token at one instance. A page opens one socket,
 * and each takes memory and a subscription.
 */
const MAX_OF_SESSION = 8;

/**
 * Maximum number of sockets at one instance: in total, and per member. A member has up to 40
 * sessions and tokens.
 */
const MAX_SOCKETS = { total: 4_000, perKey: 24 };

/**
 * Maximum number of visitors' sockets: in total, and per address. A visitor may still send a token.
 * The socket then counts for the token's member, otherwise it is closed after seconds.
 */
const MAX_VISITORS = { total: 500, perKey: 100 };

/** graphql-ws's close code for an invalid token. The client does not reconnect. */
export const UNAUTHORIZED = 4401;

/**
 * graphql-ws's close code for an ended session. The client reconnects, because the browser may have
 * a new session.
 */
const FORBIDDEN = 4403;

/**
 * WebSocket close code for a temporary condition, such as too many sockets. graphql-ws's client
 * reconnects after a pause.
 */
export const TRY_AGAIN_LATER = 1013;

/** The open sockets by session. A socket is closed when its session ends. */
export class SessionSockets {
  private readonly sockets = new Map<string, Set<WebSocket>>();
  /** Running checks before messages, by session. */
  private readonly checks = new Map<string, Promise<boolean>>();
  private readonly members = new Quota(MAX_SOCKETS);
  private readonly visitors = new Quota(MAX_VISITORS);
  /** Releases the quota of a visitor's socket. */
  private readonly leaveVisitors = new WeakMap<WebSocket, () => void>();

  constructor(
    private readonly pubsub: Pubsub,
    private readonly logger: Logger,
  ) {}

  /**
   * Adds a socket, or closes it if its session, its member or this instance has too many. A
   * visitor's socket is added again once its token is valid. It then no longer counts as a
   * visitor's.
   * @returns true if the socket was added
   */
  add(socket: WebSocket, { session, ip }: RequestContext): boolean {
    const { memberId } = session;
    // The socket may have been closed while its token was read. It would then never be removed.
    if (socket.readyState === socket.CLOSED) return false;
    const isAdded = memberId === null ? this.addVisitor(socket, ip) : this.addOf(socket, session, memberId);
    if (!isAdded) socket.close(TRY_AGAIN_LATER, 'Too many sockets');
    return isAdded;
  }

  private addVisitor(socket: WebSocket, ip: string): boolean {
    const giveBack = hold(socket, this.visitors, addressKey(ip));
    if (giveBack) this.leaveVisitors.set(socket, giveBack);
    return giveBack !== undefined;
  }

  private addOf(socket: WebSocket, session: RequestContext['session'], memberId: number): boolean {
    const { key } = session;
    const others = this.sockets.get(key) ?? new Set();
    if (others.size >= MAX_OF_SESSION || !hold(socket, this.members, memberId)) return false;
    this.leaveVisitors.get(socket)?.();
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

  /**
   * True if the socket's session is still alive. Otherwise, or if the session cannot be read, the
   * socket is closed.
   */
  checkAlive(socket: WebSocket, session: RequestContext['session']): Promise<boolean> {
    return this.check([socket], session);
  }

  /**
   * Checks the session before a message and closes all its sockets if it has ended. Simultaneous
   * messages share one check.
   */
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
      for (const socket of sockets) closeEnded(socket, session);
    } catch (error) {
      if (!isUnavailable(error)) this.logger.error({ err: error }, 'a socket was closed: its session cannot be read');
      for (const socket of sockets) socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
    return false;
  }
}

/**
 * Closes a socket whose token is invalid or whose session has ended. The code for a token stops the
 * program from reconnecting.
 */
function closeEnded(socket: WebSocket, { token }: Pick<RequestContext['session'], 'token'>): void {
  if (token) socket.close(UNAUTHORIZED, 'Unauthorized');
  else socket.close(FORBIDDEN, 'Forbidden');
}

/**
 * Takes quota until the socket is closed.
 * @returns a function that releases it earlier; undefined if none is left
 */
function hold(socket: WebSocket, quota: Quota, key: string | number): (() => void) | undefined {
  const giveBack = quota.take(key);
  if (giveBack) socket.once('close', giveBack);
  return giveBack;
}
