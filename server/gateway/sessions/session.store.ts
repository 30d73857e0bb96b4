import { RedisStore } from 'connect-redis';
import connectPgSimple from 'connect-pg-simple';
import session, { type Store } from 'express-session';
import type Redis from 'ioredis';
import type { Pool } from 'pg';

/** Where sessions live, and the way from a member to all of its sessions. */
export interface SessionStore {
  store: Store;
  /** Notes that the session is the member's; called before the session is stored. */
  note(memberId: number, sid: string): Promise<void>;
  /** Removes every session of the member. */
  endAllOf(memberId: number): Promise<void>;
  close(): void;
}

/** The longest that a session lives, in seconds. */
export const LONGEST_SESSION = 30 * 24 * 60 * 60;

/** Sessions in Redis; a set for each member names its own. */
export function createRedisSessionStore(redis: Redis): SessionStore {
  const prefix = 'session:';
  const setOf = (memberId: number): string => `member-sessions:${memberId}`;
  return {
    store: new RedisStore({ client: redis, prefix, disableTouch: true }),
    note: async (memberId, sid) => {
      await redis.sadd(setOf(memberId), sid);
      await redis.expire(setOf(memberId), LONGEST_SESSION);
    },
    endAllOf: async (memberId) => {
      const sids = await redis.smembers(setOf(memberId));
      await redis.del(setOf(memberId), ...sids.map((sid) => prefix + sid));
    },
    close: () => undefined,
  };
}

/** Sessions in PostgreSQL, where an index over the stored member answers the same. */
export function createPgSessionStore(pool: Pool, onError: (error: Error) => void): SessionStore {
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: 'session',
    disableTouch: true,
    errorLog: (...args) => onError(new Error(args.join(' '))),
  });
  return {
    store,
    note: async () => undefined,
    endAllOf: async (memberId) => {
      await pool.query(`delete from session where sess ->> 'memberId' = $1`, [String(memberId)]);
    },
    close: () => store.close(),
  };
}
