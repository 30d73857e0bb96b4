import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { statementsOn } from '../../platform/database/statements/statement';
import { createStatements } from '../../platform/database/statements/statements';
import { MAX_SESSIONS, type SessionStore, type StoredSession } from './session-store';

/** Table of connect-pg-simple. */
interface SessionTables {
  session: { sid: string; sess: StoredSession; expire: Date };
}

const { statement } = statementsOn<SessionTables>();

/** A property of the stored session as text. Sessions are indexed by member. */
const stored = (property: 'memberId' | 'loginAt') => sql<string>`${sql.ref('sess')} ->> ${sql.lit(property)}`;

const readSessionStatement = statement<{ sid: string }>()('sessions.byId', (db, params) =>
  db
    .selectFrom('session')
    .select('sess')
    .where('sid', '=', params.sid)
    .where('expire', '>=', sql<Date>`now()`),
);

const readSessionsStatement = statement<{ memberId: string }>()('sessions.ofMember', (db, params) =>
  db
    .selectFrom('session')
    .select('sess')
    .where(stored('memberId'), '=', params.memberId)
    .where('expire', '>=', sql<Date>`now()`)
    .orderBy(sql`(${stored('loginAt')})::bigint`),
);

const deleteSessionsStatement = statement<{ memberId: string }>()('sessions.deleteOfMember', (db, params) =>
  db.deleteFrom('session').where(stored('memberId'), '=', params.memberId).returning(sql.lit(true).as('deleted')),
);

/** Deletes the oldest sessions of the member, so that there is room for a new one. */
const deleteSurplusSessionsStatement = statement<{ memberId: string }>()('sessions.deleteSurplus', (db, params) =>
  db
    .deleteFrom('session')
    .where('sid', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('sid')
        .where(stored('memberId'), '=', params.memberId)
        .orderBy(sql`(${stored('loginAt')})::bigint`, 'desc')
        .offset(sql.lit(MAX_SESSIONS - 1)),
    )
    .returning(sql.lit(true).as('deleted')),
);

/** Stores sessions in PostgreSQL, with an index on the member. */
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
    read: async (sid) => (await statements.row(readSessionStatement, { sid }))?.sess,
    register: async (memberId) => {
      await statements.rows(deleteSurplusSessionsStatement, { memberId: String(memberId) });
    },
    unregister: async () => undefined,
    listOf: async (memberId) =>
      (await statements.rows(readSessionsStatement, { memberId: String(memberId) })).map(({ sess }) => sess),
    endAllOf: async (memberId) => {
      await statements.rows(deleteSessionsStatement, { memberId: String(memberId) });
    },
    close: () => store.close(),
  };
}
