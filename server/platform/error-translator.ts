import { meaningOf, sqlStateOf } from './database/sql-states';
import { AppError, type ErrorCode } from './errors';

/** Failures to reach PostgreSQL, Redis or a store of files: by Node's codes, then by the drivers' words. */
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

/** The codes that broken constraints of the database stand for, by the constraints' names in the migrations. */
export type ConstraintCodes = Readonly<Record<string, ErrorCode>>;

/** Turns anything thrown into a refusal that may leave the server. */
export type ErrorTranslator = (thrown: unknown) => AppError;

/**
 * The one table from anything thrown to a refusal. What it does not know becomes INTERNAL, with the original as its
 * cause: the caller logs that and sends nothing of it.
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

/** Whether a backing service failed, rather than the work for a reason of its own. A constraint never means that. */
export function isUnavailable(thrown: unknown): boolean {
  return translateWithoutConstraints(thrown).code === 'UNAVAILABLE';
}

function codeOf(failure: Failure, constraints: ConstraintCodes): ErrorCode | undefined {
  // A path whose percent-encoding is broken names nothing.
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
    if (LOST_CODES.has(failure.code)) return 'UNAVAILABLE';
    const state = sqlStateOf(failure);
    if (state) return meaningOf(state);
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
