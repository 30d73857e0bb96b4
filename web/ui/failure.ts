import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { texts } from '../texts';

/** What went wrong, as a person is told. `code` is the server's, or NETWORK when it did not answer at all. */
export interface Failure {
  code: string;
  message: string;
  /** Messages by the name of the input's field. */
  fields?: Record<string, string>;
}

interface WireError {
  message?: string;
  extensions?: { code?: unknown; fields?: Record<string, string> };
}

/** Reads any error that Apollo Client throws or returns. */
export function readFailure(error: unknown): Failure {
  const wire: WireError | undefined = CombinedGraphQLErrors.is(error)
    ? error.errors[0]
    : ServerError.is(error)
      ? parse(error)
      : undefined;
  if (!wire?.message) return { code: 'NETWORK', message: texts.common.tryAgain };
  const { code, fields } = wire.extensions ?? {};
  return { code: typeof code === 'string' ? code : 'UNKNOWN', message: wire.message, fields };
}

/** Refusals from before GraphQL (a body too large, a visitor's upload) come with their own HTTP status. */
function parse(error: ServerError): WireError | undefined {
  try {
    const body = JSON.parse(error.bodyText) as { errors?: WireError[] };
    return body.errors?.[0];
  } catch {
    return undefined;
  }
}
