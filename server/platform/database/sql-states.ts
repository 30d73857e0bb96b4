/**
 * PostgreSQL's SQLSTATEs, as far as the server tells them apart: five characters, of which the first two name the class.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** PostgreSQL is there, but has no connection left. */
export const TOO_MANY_CONNECTIONS = '53300';

/** PostgreSQL undid the whole transaction because of another one, so the same work may pass when it is done again. */
const UNDONE = new Set([
  '40P01', // deadlock_detected
  '40001', // serialization_failure
]);

/** What a failed statement means to the sender of a request, by SQLSTATE or class. All others are faults of the server. */
const MEANINGS = [
  ['23503', 'NOT_FOUND'], // foreign_key_violation: the row that was referred to has been deleted meanwhile
  ['23514', 'VALIDATION_FAILED'], // check_violation
  ['22', 'VALIDATION_FAILED'], // data exception
  ['08', 'UNAVAILABLE'], // connection exception
  ['25006', 'UNAVAILABLE'], // read_only_sql_transaction: a primary that has become a standby
  ['25P0', 'UNAVAILABLE'], // a transaction that was idle for too long, or was broken off
  ['40', 'UNAVAILABLE'], // transaction rollback: nothing was done, a retry may pass
  ['53', 'UNAVAILABLE'], // insufficient resources
  ['55P03', 'UNAVAILABLE'], // lock_not_available
  ['57', 'UNAVAILABLE'], // operator intervention: shutdown, or a statement that took too long
  ['58', 'UNAVAILABLE'], // system error
] as const;

/** Classes whose messages describe the server (connections, resources, shutdown …) and hold no value of a row. */
const ABOUT_THE_SERVER = /^(08|25|40|53|55|57|58|XX)/;

/** The SQLSTATE of an error that PostgreSQL sent, also through the ORM's wrapping. */
export function sqlStateOf(thrown: unknown): string | undefined {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' && SQL_STATE.test(code) ? code : undefined;
}

/** The class of the error's SQLSTATE. */
export function sqlClassOf(thrown: unknown): string | undefined {
  return sqlStateOf(thrown)?.slice(0, 2);
}

/** Whether the transaction was undone because of another one and may be run again. */
export function isWorthRetrying(thrown: unknown): boolean {
  return UNDONE.has(sqlStateOf(thrown) ?? '');
}

/** The code of the refusal that a SQLSTATE stands for; undefined when it is a fault of the server. */
export function meaningOf(state: string): (typeof MEANINGS)[number][1] | undefined {
  return MEANINGS.find(([prefix]) => state.startsWith(prefix))?.[1];
}

/** Whether the message of an error with this SQLSTATE holds no value that somebody sent. */
export function isAboutTheServer(state: string): boolean {
  return ABOUT_THE_SERVER.test(state);
}
