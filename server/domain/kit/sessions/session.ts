declare module '../../../platform/shared-state/pubsub' {
  interface Channels {
    /**
     * A session or an access token of this member has ended. The message omits its id, so that no
     * id passes through Redis.
     */
    sessionEnded: [memberId: number, ended: true];
  }
}

/** Rights of the access token of a request (rules/access-tokens.md). */
export interface TokenGrant {
  readonly tokenId: number;
  readonly memberId: number;
  /** True if the token may write. Every token may read. */
  readonly mayWrite: boolean;
}

/** Times of one session, for its member. */
export interface SessionTimes {
  loginAt: Date | null;
  /** Rounded to the day. */
  lastUsedAt: Date | null;
}

/**
 * The session of a request, without Express and the store. It ends 14 days after its last use, and
 * at the latest 30 days after the login.
 */
export interface Session {
  /**
   * The logged-in member; null for a visitor. It changes if the session starts or ends during the
   * request.
   */
  readonly memberId: number | null;
  /**
   * Rights of the access token, if the request has one instead of a session cookie. Otherwise null.
   */
  readonly token: TokenGrant | null;
  /**
   * Key of the session in counters. It is useless to anybody who reads it.
   * @throws {AppError} UNAUTHENTICATED for a visitor
   */
  readonly key: string;
  /**
   * Starts a new session with a new id for the member. Resolves after it is stored.
   * @throws {AppError} UNAVAILABLE, or the store's own error. The member is then not logged in
   */
  start(memberId: number): Promise<void>;
  /** Ends this session. Does nothing for a visitor. */
  end(): Promise<void>;
  /**
   * True if the session is still stored or the token is still valid. A WebSocket outlives the
   * request that opened it.
   */
  isAlive(): Promise<boolean>;
  /** Start and last use of the member's stored sessions, the oldest first. */
  describeAll(): Promise<SessionTimes[]>;
  /** Ends every stored session of the member. The caller then ends or restarts its own session. */
  endAllOf(memberId: number): Promise<void>;
}
