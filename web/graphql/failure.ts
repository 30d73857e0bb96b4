import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { texts } from '../texts';
import { isObject } from '../is-object';

/** An error in the form that the user interface shows. */
export interface Failure {
  /** The error code of the server, or NETWORK without a readable response. */
  code: string;
  message: string;
  /** Messages by the name of the input field. */
  fields?: Readonly<Record<string, string>>;
  /** The saved state on the server, if the code is STALE. */
  current?: SavedState;
}

/** The state that a form edits, as saved on the server: its version and its fields. */
export interface SavedState {
  readonly version: number;
  readonly [field: string]: unknown;
}

/** The codes of failures of the session. */
const SESSION_CODES: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'OTHER_MEMBER']);

/**
 * Whether the session handles the failure, so that nothing else shows it: SessionGuard opens the
 * login page, and SessionRouter shows the other member.
 */
export function isSessionFailure({ code }: Failure): boolean {
  return SESSION_CODES.has(code);
}

/** Converts any error that Apollo Client throws or returns. */
export function parseFailure(error: unknown): Failure {
  const responseError = findResponseError(error);
  if (!isObject(responseError) || typeof responseError['message'] !== 'string') {
    return { code: 'NETWORK', message: navigator.onLine ? texts.common.tryAgain : texts.common.offlineTryAgain };
  }
  const { message, extensions } = responseError;
  const { code, fields, current } = isObject(extensions) ? extensions : {};
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message,
    fields: isTexts(fields) ? fields : undefined,
    current: isSavedState(current) ? current : undefined,
  };
}

function findResponseError(error: unknown): unknown {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? parseBody(error) : undefined;
}

/**
 * Parses the error of a request that failed with an HTTP status before GraphQL ran, such as for a
 * too large body.
 */
function parseBody({ bodyText }: ServerError): unknown {
  try {
    const body: unknown = JSON.parse(bodyText);
    return isObject(body) && Array.isArray(body['errors']) ? body['errors'][0] : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isSavedState(value: unknown): value is SavedState {
  return isObject(value) && typeof value['version'] === 'number';
}
