import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { texts } from '../texts';

/** An error in the form that the user interface shows. */
export interface Failure {
  /** The error code of the server, or NETWORK when there was no readable response. */
  code: string;
  message: string;
  /** Messages by the name of the input field. */
  fields?: Record<string, string>;
  /** What is saved now, when the code is STALE. */
  current?: SavedState;
}

/** What the server has of something that a form edits: its version and its fields. */
export interface SavedState {
  readonly version: number;
  readonly [field: string]: unknown;
}

interface ResponseError {
  message?: string;
  extensions?: { code?: unknown; fields?: Record<string, string>; current?: SavedState };
}

/** Converts any error that Apollo Client throws or returns. */
export function readFailure(error: unknown): Failure {
  const responseError: ResponseError | undefined = CombinedGraphQLErrors.is(error)
    ? error.errors[0]
    : ServerError.is(error)
      ? parseBody(error)
      : undefined;
  if (!responseError?.message) return { code: 'NETWORK', message: texts.common.tryAgain };
  const { code, fields, current } = responseError.extensions ?? {};
  return { code: typeof code === 'string' ? code : 'UNKNOWN', message: responseError.message, fields, current };
}

/** Reads the error of a request that was rejected with an HTTP status before GraphQL ran, such as a body that is too large. */
function parseBody(error: ServerError): ResponseError | undefined {
  try {
    const body = JSON.parse(error.bodyText) as { errors?: ResponseError[] };
    return body.errors?.[0];
  } catch {
    return undefined;
  }
}
