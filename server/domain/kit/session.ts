declare module '../../platform/pubsub' {
  interface Channels {
    /**
     * A session or an access token of this member has ended. Which one is not said, so that no id
     * passes through Redis.
     */
    sessionEnded: [memberId: number, ended: true];
  }
}

/** What the access token of a request allows (rules.md: Access tokens). */
export interface TokenGrant {
  readonly tokenId: number;
  readonly memberId: number;
  /** Whether it may change something. Every token may read. */
  readonly mayWrite: boolean;
}

/** What a member learns about one of their sessions. */
export interface SessionTimes {
  loginAt: Date | null;
  /** To the day. */
  lastUsedAt: Date | null;
}

/**
 * A request's session as services see it, without Express and the store. A session ends 14 days
 * after its last use, and 30 days after the login at the latest.
 */
export interface Session {
  /**
   * The member who is logged in, null for a visitor. It changes when the session starts or ends
   * during the request.
   */
  readonly memberId: number | null;
  /**
   * What the access token allows that the request came with instead of a session's cookie; null
   * without one.
   */
  readonly token: TokenGrant | null;
  /**
   * Identifies the session in counters, without being of use to anybody who reads it.
   * @throws {AppError} UNAUTHENTICATED for a visitor
   */
  readonly key: string;
  /**
   * Starts a fresh session for the member, under a new id, and waits until it is stored.
   * @throws {AppError} UNAVAILABLE, or the store's own error; the member is not logged in then
   */
  start(memberId: number): Promise<void>;
  /** Ends this session; does nothing for a visitor. */
  end(): Promise<void>;
  /**
   * Whether the session is still stored, or the token still valid: a WebSocket lives longer than
   * the request that opened it.
   */
  isAlive(): Promise<boolean>;
  /** When the member's stored sessions began and were last used, the oldest first. */
  describeAll(): Promise<SessionTimes[]>;
  /**
   * Ends every stored session of the member. The caller ends or restarts its own session
   * afterwards.
   */
  endAllOf(memberId: number): Promise<void>;
}
