import type { SessionData, Store } from 'express-session';

/** Properties of a stored session. None for a visitor's session. */
export type StoredSession = Partial<Pick<SessionData, 'memberId' | 'loginAt' | 'touchedAt'>>;

/** Stores sessions and registers them by member. */
export interface SessionStore {
  /** The store for express-session. */
  store: Store;
  /** Reads a session without express-session's overhead. Returns undefined if there is none. */
  read(sid: string): Promise<StoredSession | undefined>;
  /**
   * Registers a session for the member before it is stored. Ends the member's oldest sessions
   * beyond {@link MAX_SESSIONS}.
   */
  register(memberId: number, sid: string): Promise<void>;
  /** Removes an ended session from those of the member. */
  unregister(memberId: number, sid: string): Promise<void>;
  /** Reads the member's sessions, oldest first. */
  listOf(memberId: number): Promise<StoredSession[]>;
  /** Removes all sessions of the member. */
  endAllOf(memberId: number): Promise<void>;
  close(): void;
}

/** Maximum age of a session in seconds. */
export const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * Maximum number of concurrent sessions per member, so that no member can fill the store
 * (rules/sessions.md).
 */
export const MAX_SESSIONS = 20;
