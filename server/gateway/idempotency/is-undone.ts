import { sqlStateOf } from '../../platform/database/sql-states';
import { toAppError } from '../errors/to-app-error';

/** SQLSTATEs after which the commit may have succeeded: connection exceptions and shutdowns. */
const UNKNOWN_OUTCOME = /^(08|57P)/;

/** System calls that fail before a connection is open. */
const BEFORE_OPEN = new Set<unknown>(['connect', 'getaddrinfo']);

/**
 * True if a failed write has certainly changed nothing. It may have changed something if the
 * connection to PostgreSQL broke while it ran.
 * @param thrown the error of the write
 */
export function isUndone(thrown: unknown): boolean {
  const error = toAppError(thrown);
  if (error.status < 500) return true;
  if (error.code !== 'UNAVAILABLE') return false;
  const cause = failureOf(error.cause);
  // The service refused the write before it began, because of too much load.
  if (error === thrown && cause.code === undefined) return true;
  const state = sqlStateOf(cause);
  return state === undefined ? BEFORE_OPEN.has(cause.syscall) : !UNKNOWN_OUTCOME.test(state);
}

const failureOf = (thrown: unknown): { code?: unknown; syscall?: unknown } =>
  typeof thrown === 'object' && thrown !== null ? thrown : {};
