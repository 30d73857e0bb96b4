import { sqlStateOf } from '../../platform/database/sql-states';
import { toAppError } from '../to-app-error';

/** SQLSTATEs after which a commit may have succeeded: connection exceptions and shutdowns. */
const UNKNOWN_OUTCOME = /^(08|57P)/;

/** Codes of connections that were never open. */
const NEVER_OPEN = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Whether a write that failed has certainly changed nothing. It may have changed something if the
 * connection to PostgreSQL was lost while it ran.
 * @param thrown by the write
 */
export function isUndone(thrown: unknown): boolean {
  const error = toAppError(thrown);
  if (error.status < 500) return true;
  if (error.code !== 'UNAVAILABLE') return false;
  const { cause } = error;
  // The service itself refuses a write before it begins, because too much is under way.
  if (error === thrown && codeOf(cause) === undefined) return true;
  const state = sqlStateOf(cause);
  return state === undefined ? NEVER_OPEN.has(codeOf(cause)) : !UNKNOWN_OUTCOME.test(state);
}

const codeOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
