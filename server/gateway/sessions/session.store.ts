import type { SessionData, Store } from 'express-session';

/** What a stored session says about its member; nothing for a session of a visitor. */
export type StoredSession = Partial<Pick<SessionData, 'memberId' | 'loginAt' | 'touchedAt'>>;

/** Stores sessions, and knows which sessions are a member's. */
export interface SessionStore {
  /** For express-session. */
  store: Store;
  /** Reads a session as the store does, with less around it; undefined when there is none. */
  read(sid: string): Promise<StoredSession | undefined>;
  /**
   * Registers the session as the member's, before it is stored, and ends the member's oldest
   * sessions beyond {@link MAX_SESSIONS}.
   */
  register(memberId: number, sid: string): Promise<void>;
  /** Removes a session that has ended from those of the member. */
  unregister(memberId: number, sid: string): Promise<void>;
  /** Reads the member's sessions, the oldest first. */
  listOf(memberId: number): Promise<StoredSession[]>;
  /** Removes every session of the member. */
  endAllOf(memberId: number): Promise<void>;
  close(): void;
}

/** The maximum age of a session. */
export const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * Sessions of one member at a time, so that nobody fills the store with sessions of their own
 * (rules.md: Sessions).
 */
export const MAX_SESSIONS = 20;
