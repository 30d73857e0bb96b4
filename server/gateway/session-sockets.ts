import type { Logger } from 'pino';
import type WebSocket from 'ws';
import { isUnavailable } from '../platform/error-translator';
import { addressKey } from '../platform/address-key';
import type { Pubsub } from '../platform/pubsub';
import { Room } from '../platform/room';
import type { RequestContext } from './request-context';

/**
 * Sockets of one session or access token at one instance: a page has one, and each needs memory and
 * a subscription.
 */
const MAX_OF_SESSION = 8;

/** Sockets at one instance, and those of one member. A member has up to 40 sessions and tokens. */
const MAX_SOCKETS = { total: 4_000, perKey: 24 };

/**
 * Sockets of visitors, who may have a token to show, and those from one address. They end after
 * seconds, or count for the member of their token.
 */
const MAX_VISITORS = { total: 500, perKey: 100 };

/** graphql-ws's close code for a token that is not valid. Its client does not connect again. */
export const UNAUTHORIZED = 4401;

/**
 * graphql-ws's close code for an ended session. Its client connects again, because a browser may
 * have a new session.
 */
const FORBIDDEN = 4403;

/**
 * The WebSocket protocol's close code for a condition that passes, such as too many sockets. The
 * client of graphql-ws connects again after a pause.
 */
export const TRY_AGAIN_LATER = 1013;

/** The open sockets by their session, which they do not outlive. */
export class SessionSockets {
  private readonly sockets = new Map<string, Set<WebSocket>>();
  /** The checks for messages that are under way, by the session. */
  private readonly checks = new Map<string, Promise<boolean>>();
  private readonly members = new Room(MAX_SOCKETS);
  private readonly visitors = new Room(MAX_VISITORS);
  /** Gives back the room of a visitor's socket. */
  private readonly leaveVisitors = new WeakMap<WebSocket, () => void>();

  constructor(
    private readonly pubsub: Pubsub,
    private readonly logger: Logger,
  ) {}

  /**
   * Adds a socket, or closes it when its session, its member or this instance has too many. A
   * visitor's socket that is added again, for the member of a token, is a visitor's no more.
   */
  add(socket: WebSocket, { session, ip }: RequestContext): boolean {
    const { memberId } = session;
    // It may have been closed while its token was read, and would never be removed.
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
   * Whether the socket's session has not ended. Closes the socket when it has, or when that cannot
   * be found out.
   */
  checkAlive(socket: WebSocket, session: RequestContext['session']): Promise<boolean> {
    return this.check([socket], session);
  }

  /**
   * The same before a message, for all sockets of the session. Messages that come at the same time
   * share one check.
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
      for (const socket of sockets) closeForGood(socket, session);
    } catch (error) {
      if (!isUnavailable(error)) this.logger.error({ err: error }, 'a socket was closed: its session cannot be read');
      for (const socket of sockets) socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
    return false;
  }
}

/**
 * Closes a socket whose token is not valid, or whose session has ended. A program with such a token
 * must not try again.
 */
function closeForGood(socket: WebSocket, { token }: Pick<RequestContext['session'], 'token'>): void {
  if (token) socket.close(UNAUTHORIZED, 'Unauthorized');
  else socket.close(FORBIDDEN, 'Forbidden');
}

/**
 * Takes room for as long as the socket lives.
 * @returns a function that gives it back before; undefined when there is no room
 */
function hold(socket: WebSocket, room: Room, key: string | number): (() => void) | undefined {
  const giveBack = room.take(key);
  if (giveBack) socket.once('close', giveBack);
  return giveBack;
}
