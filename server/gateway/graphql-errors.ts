import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { toAppError } from './to-app-error';

/** How errors are formatted, over HTTP and over WebSockets. */
export interface Formatting {
  /** In production, errors do not suggest names of the schema. */
  production: boolean;
  logger: Logger;
}

/** Codes of requests that GraphQL itself refuses. Their messages say what the sender must correct and reveal nothing. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const SUGGESTION = / ?Did you mean .+\?$/s;

/** An error as it is sent to the client; `extensions.code` is rest.md's code. Unexpected errors are logged. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { production, logger }: Formatting,
): GraphQLFormattedError {
  const original = unwrapResolverError(thrown);
  const code = formatted.extensions?.code;
  if (original === thrown && typeof code === 'string' && REQUEST_ERRORS.has(code)) {
    const message = production ? formatted.message.replace(SUGGESTION, '') : formatted.message;
    return { message, locations: formatted.locations, extensions: { code } };
  }
  const error = toAppError(original);
  const { fields, retryAfter, current } = error;
  if (error.status >= 500) {
    const requestId = formatted.extensions?.requestId;
    logger.error({ requestId, err: error.cause ?? error, path: formatted.path }, error.code);
  }
  return {
    message: error.message,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: error.code, fields, retryAfter, current },
  };
}

/** Formats an error for graphql-ws, which sends GraphQLErrors. An error that no resolver threw is the sender's mistake. */
export function formatSocketError(error: GraphQLError, formatting: Formatting): GraphQLError {
  const code = error.originalError ? undefined : 'BAD_USER_INPUT';
  const formatted = { ...error.toJSON(), extensions: { code, ...error.extensions } };
  const { message, extensions, path } = formatGraphQLError(formatted, error, formatting);
  return new GraphQLError(message, { path, extensions });
}
