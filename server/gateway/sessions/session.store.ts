import { RedisStore } from 'connect-redis';
import connectPgSimple from 'connect-pg-simple';
import session, { type Store } from 'express-session';
import type Redis from 'ioredis';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { statementsOn } from '../../platform/database/statement';
import { createStatements } from '../../platform/database/statements';

/** Where sessions live, and the way from a member to all of its sessions. */
export interface SessionStore {
  store: Store;
  /** Notes that the session is the member's; called before the session is stored. */
  note(memberId: number, sid: string): Promise<void>;
  /** Removes every session of the member. */
  endAllOf(memberId: number): Promise<void>;
  close(): void;
}

/** How long a session lives at most. */
export const MAX_SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Sessions in Redis; a set for each member names its own. */
export function createRedisSessionStore(redis: Redis): SessionStore {
  const prefix = 'session:';
  const setOf = (memberId: number): string => `member-sessions:${memberId}`;
  return {
    store: new RedisStore({ client: redis, prefix, disableTouch: true }),
    note: async (memberId, sid) => {
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

/** Sessions in PostgreSQL. An index on the stored member finds all sessions of one. */
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
    note: async () => undefined,
    endAllOf: async (memberId) => {
      await statements.rows(sessionDeletion, { memberId: String(memberId) });
    },
    close: () => store.close(),
  };
}
