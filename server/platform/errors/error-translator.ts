import { meaningOf, sqlStateOf } from '../database/sql-states';
import { AppError, type ErrorCode } from './app-error';

/** Failures of PostgreSQL, Redis or a file store, by Node's codes and by the drivers' messages. */
const UNAVAILABLE_CODES = new Set([
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
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
const UNAVAILABLE_MESSAGES =
  /connection terminated|connection ended|timeout (exceeded|expired|acquiring)|transaction query already complete|query read timeout|command timed out|connection is closed|max retries|stream isn't writeable|READONLY|OOM command|EXECABORT|LOADING|MISCONF|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|failed to connect to sentinel \S+ because (?!ERR |WRONGPASS|NOAUTH|NOPERM)|client has encountered a connection error/i;

/** Invalid multipart bodies, by multer's codes and busboy's messages. */
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
  /** The thrown value, if graphql-js wrapped something that is not an Error. */
  thrownValue?: unknown;
  /** Set on all errors of the S3 client, except the AbortError after a timeout. */
  $metadata?: unknown;
}

/** Error codes of violated constraints, by their names in the migrations. */
export type ConstraintCodes = Readonly<Record<string, ErrorCode>>;

/** Translates any thrown value into an error for the client. */
export type ErrorTranslator = (thrown: unknown) => AppError;

/**
 * Creates the translator of errors that are not AppErrors. An unknown error becomes INTERNAL with
 * the original as its cause. The caller logs the cause and never sends it.
 */
export function createErrorTranslator(constraints: ConstraintCodes): ErrorTranslator {
  const translate: ErrorTranslator = (thrown) => {
    if (thrown instanceof AppError) return thrown;
    const failure: Failure = typeof thrown === 'object' && thrown !== null ? thrown : {};
    const code = codeOf(failure, constraints);
    if (code) return new AppError(code, { cause: thrown });
    if (failure.cause instanceof Error) return translate(failure.cause);
    if (failure.thrownValue !== undefined) return translate(failure.thrownValue);
    return new AppError('INTERNAL', { cause: thrown });
  };
  return translate;
}

const translateWithoutConstraints = createErrorTranslator({});

/**
 * True if a backing service failed. Violated constraints are irrelevant here, so none are passed.
 */
export function isUnavailable(thrown: unknown): boolean {
  return translateWithoutConstraints(thrown).code === 'UNAVAILABLE';
}

function codeOf(failure: Failure, constraints: ConstraintCodes): ErrorCode | undefined {
  // A path with invalid percent-encoding matches no object.
  if (failure.name === 'URIError') return 'NOT_FOUND';
  const broken = typeof failure.constraint === 'string' ? constraints[failure.constraint] : undefined;
  if (broken) return broken;
  if (typeof failure.status === 'number' && (typeof failure.type === 'string' || failure.expose === true)) {
    return senderCode(failure.status);
  }
  if (failure.$metadata !== undefined || failure.name === 'AbortError') return 'UNAVAILABLE';
  if (typeof failure.code === 'string') {
    if (failure.code === 'LIMIT_FILE_SIZE') return 'TOO_LARGE';
    if (UPLOAD_CODES.test(failure.code)) return 'VALIDATION_FAILED';
    if (UNAVAILABLE_CODES.has(failure.code)) return 'UNAVAILABLE';
    const state = sqlStateOf(failure);
    if (state) return meaningOf(state);
  }
  if (typeof failure.message !== 'string') return undefined;
  if (BROKEN_FORM.test(failure.message)) return 'VALIDATION_FAILED';
  return UNAVAILABLE_MESSAGES.test(failure.message) ? 'UNAVAILABLE' : undefined;
}

/**
 * Code of an error of body-parser or graphql-upload. A status below 500 means an invalid request.
 */
function senderCode(status: number): ErrorCode | undefined {
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA';
  return status < 500 ? 'VALIDATION_FAILED' : undefined;
}
