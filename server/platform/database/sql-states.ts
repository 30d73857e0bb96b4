/**
 * A SQLSTATE of PostgreSQL: five characters, of which the first two are the class.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** PostgreSQL responds, but has no free connection. */
export const TOO_MANY_CONNECTIONS = '53300';

/**
 * SQLSTATEs of a transaction that PostgreSQL rolled back because of another one. A retry may
 * succeed.
 */
const ROLLED_BACK = new Set([
  '40P01', // deadlock_detected
  '40001', // serialization_failure
]);

/** Error codes of failed statements by SQLSTATE or class. Any other failure is a server error. */
const MEANINGS = [
  ['23503', 'NOT_FOUND'], // foreign_key_violation: the referenced row has been deleted meanwhile
  ['23514', 'VALIDATION_FAILED'], // check_violation
  ['22', 'VALIDATION_FAILED'], // data exception
  ['08', 'UNAVAILABLE'], // connection exception
  ['25006', 'UNAVAILABLE'], // read_only_sql_transaction: a primary that has become a standby
  ['25P0', 'UNAVAILABLE'], // a transaction that was idle for too long, or was terminated
  ['40', 'UNAVAILABLE'], // transaction rollback: nothing was done, and a retry may succeed
  ['53', 'UNAVAILABLE'], // insufficient resources
  ['55P03', 'UNAVAILABLE'], // lock_not_available
  ['57', 'UNAVAILABLE'], // operator intervention: shutdown, or a statement that took too long
  ['58', 'UNAVAILABLE'], // system error
] as const;

/**
 * Classes whose messages describe the server (connections, resources, shutdown …) and contain no
 * values of rows.
 */
const ABOUT_THE_SERVER = /^(08|25|40|53|55|57|58|XX)/;

/** Returns the SQLSTATE of an error that PostgreSQL sent, even if the ORM has wrapped it. */
export function sqlStateOf(thrown: unknown): string | undefined {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' && SQL_STATE.test(code) ? code : undefined;
}

/** Returns the class of the error's SQLSTATE. */
export function sqlClassOf(thrown: unknown): string | undefined {
  return sqlStateOf(thrown)?.slice(0, 2);
}

/** True if the transaction was rolled back because of another one and may be repeated. */
export function isWorthRetrying(thrown: unknown): boolean {
  return ROLLED_BACK.has(sqlStateOf(thrown) ?? '');
}

/** Returns the error code of a SQLSTATE, or undefined for a server error. */
export function meaningOf(state: string): (typeof MEANINGS)[number][1] | undefined {
  return MEANINGS.find(([prefix]) => state.startsWith(prefix))?.[1];
}

/** True if the message of an error with this SQLSTATE contains no values sent by a client. */
export function isAboutTheServer(state: string): boolean {
  return ABOUT_THE_SERVER.test(state);
}
