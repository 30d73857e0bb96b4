/**
 * A request's session as the services see it: no Express, no store. A session lives 14 days from its last use and 30
 * days at most.
 */
export interface Session {
  /** Starts a fresh session for the member, under a new id, and waits until it is stored. */
  start(memberId: number): Promise<void>;
  /** Ends this session; does nothing for a visitor. */
  end(): Promise<void>;
  /** Whether the session is still stored: a socket outlives the request that it began with. */
  isAlive(): Promise<boolean>;
  /** Ends every session of the member. */
  endAllOf(memberId: number): Promise<void>;
}
