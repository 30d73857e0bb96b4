import connectPgSimple from 'connect-pg-simple';
import { RedisStore } from 'connect-redis';
import session, { type Store } from 'express-session';
import type Redis from 'ioredis';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { statementsOn } from '../../platform/database/statement';
import { createStatements } from '../../platform/database/statements';

/** Stores sessions, and finds all sessions of a member. */
export interface SessionStore {
  store: Store;
  /** Registers the session as the member's; called before the session is stored. */
  register(memberId: number, sid: string): Promise<void>;
  /** Removes every session of the member. */
  endAllOf(memberId: number): Promise<void>;
  close(): void;
}

/** The maximum age of a session. */
export const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Stores sessions in Redis, and the ids of each member's sessions in a set. */
export function createRedisSessionStore(redis: Redis): SessionStore {
  const prefix = 'session:';
  const setOf = (memberId: number): string => `member-sessions:${memberId}`;
  return {
    store: new RedisStore({ client: redis, prefix, disableTouch: true }),
    register: async (memberId, sid) => {
      await redis.sadd(setOf(memberId), sid);
      await redis.expire(setOf(memberId), MAX_SESSION_SECONDS);
    },
    endAllOf: async (memberId) => {
      const sids = await redis.smembers(setOf(memberId));
      await redis.del(setOf(memberId), ...sids.map((sid) => prefix + sid));
    },
    close: () => undefined,
  };
}

/** The table of connect-pg-simple. */
interface SessionTables {
  session: { sid: string; sess: { memberId?: number }; expire: Date };
}

const { statement } = statementsOn<SessionTables>();

const sessionDeletion = statement<{ memberId: string }>()('sessions.deleteOfMember', (db, params) =>
  db
    .deleteFrom('session')
    .where(sql<string>`${sql.ref('sess')} ->> 'memberId'`, '=', params.memberId)
    .returning(sql.lit(true).as('deleted')),
);

/** Stores sessions in PostgreSQL, where an index on the stored member finds a member's sessions. */
export function createPgSessionStore(pool: Pool, onError: (error: Error) => void): SessionStore {
  const statements = createStatements(pool);
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: 'session',
    disableTouch: true,
    errorLog: (...args) => onError(new Error(args.join(' '))),
  });
  return {
    store,
    register: async () => undefined,
    endAllOf: async (memberId) => {
      await statements.rows(sessionDeletion, { memberId: String(memberId) });
    },
    close: () => store.close(),
  };
}
