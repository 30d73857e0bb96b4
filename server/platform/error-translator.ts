import { AppError, type ErrorCode } from './errors';

/** What a broken constraint of the database means to a person. The names stand in the migrations. */
const CONSTRAINT_CODES: Record<string, ErrorCode> = {
  member_login_id_unique: 'LOGIN_ID_TAKEN',
  member_email_unique: 'EMAIL_TAKEN',
  application_once_unique: 'ALREADY_APPLIED',
  // Whoever asked left meanwhile.
  notice_owner_id_fkey: 'UNAUTHENTICATED',
  application_applicant_id_fkey: 'UNAUTHENTICATED',
  comment_author_id_fkey: 'UNAUTHENTICATED',
  favourite_member_id_fkey: 'UNAUTHENTICATED',
  notification_actor_id_fkey: 'UNAUTHENTICATED',
};

/** SQLSTATEs (or their classes) that a caller can answer; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SQL_STATES: readonly (readonly [prefix: string, code: ErrorCode])[] = [
  ['23503', 'NOT_FOUND'], // the row that was referred to went away meanwhile
  ['23514', 'VALIDATION_FAILED'],
  ['22', 'VALIDATION_FAILED'],
  ['08', 'UNAVAILABLE'],
  ['25006', 'UNAVAILABLE'], // a primary that has become a standby
  ['25P0', 'UNAVAILABLE'], // a transaction that sat idle for too long, or was broken off
  ['40', 'UNAVAILABLE'], // deadlock or serialisation: nothing was done, a retry may pass
  ['53', 'UNAVAILABLE'],
  ['55P03', 'UNAVAILABLE'],
  ['57', 'UNAVAILABLE'],
  ['58', 'UNAVAILABLE'],
];

/** Failures to reach PostgreSQL, Redis or the picture store: by Node's codes, then by the drivers' words. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EMFILE',
  'EROFS',
]);
const LOST_WORDS =
  /connection terminated|connection ended|timeout (exceeded|expired|acquiring)|transaction query already complete|query read timeout|command timed out|connection is closed|max retries|stream isn't writeable|READONLY|OOM command|LOADING|MISCONF|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|client has encountered a connection error/i;

/** What multer (by its codes) and busboy (by its words) say of a multipart body that does not fit. */
const UPLOAD_CODES = /^(LIMIT_|MISSING_FIELD_NAME$|INVALID_FIELD_NAME$|STREAM_DESTROYED$)/;
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Malformed (content type|part header)|Unexpected end of (form|file)|Unsupported content type|Missing Content-Type|Request (aborted|closed)$)/;

interface Failure {
  name?: unknown;
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  type?: unknown;
  status?: unknown;
  expose?: unknown;
  cause?: unknown;
  /** What graphql-js wraps that was thrown and is no Error. */
  thrownValue?: unknown;
  /** On everything that the S3 client throws, but for the AbortError of a call that took too long. */
  $metadata?: unknown;
}

/**
 * The one table from anything thrown to a refusal that may leave the server. What it does not know becomes INTERNAL,
 * with the original as its cause: the caller logs that and answers nothing of it.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const failure: Failure = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const code = codeOf(failure);
  if (code) return new AppError(code, { cause: thrown });
  if (failure.cause instanceof Error) return toAppError(failure.cause);
  if (failure.thrownValue !== undefined) return toAppError(failure.thrownValue);
  return new AppError('INTERNAL', { cause: thrown });
}

/** The SQLSTATE of an error that PostgreSQL answered, also through the ORM's wrapping. */
export function sqlStateOf(thrown: unknown): string | undefined {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

function codeOf(failure: Failure): ErrorCode | undefined {
  // A path whose percent-encoding is broken names nothing.
  if (failure.name === 'URIError') return 'NOT_FOUND';
  const broken = typeof failure.constraint === 'string' ? CONSTRAINT_CODES[failure.constraint] : undefined;
  if (broken) return broken;
  if (typeof failure.status === 'number' && (typeof failure.type === 'string' || failure.expose === true)) {
    return senderCode(failure.status);
  }
  if (failure.$metadata !== undefined || failure.name === 'AbortError') return 'UNAVAILABLE';
  if (typeof failure.code === 'string') {
    if (failure.code === 'LIMIT_FILE_SIZE') return 'TOO_LARGE';
    if (UPLOAD_CODES.test(failure.code)) return 'VALIDATION_FAILED';
    if (LOST_CODES.has(failure.code)) return 'UNAVAILABLE';
    const state = sqlStateOf(failure);
    if (state) return SQL_STATES.find(([prefix]) => state.startsWith(prefix))?.[1];
  }
  if (typeof failure.message !== 'string') return undefined;
  if (BROKEN_FORM.test(failure.message)) return 'VALIDATION_FAILED';
  return LOST_WORDS.test(failure.message) ? 'UNAVAILABLE' : undefined;
}

/** body-parser's errors carry a type, graphql-upload's say that they may be told; below 500 they are the sender's. */
function senderCode(status: number): ErrorCode | undefined {
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA';
  return status < 500 ? 'VALIDATION_FAILED' : undefined;
}
