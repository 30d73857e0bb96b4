import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../platform/errors';
import { beyondTokens } from './document-limits';
import { logFailure } from './failure-log';
import { toAppError } from './to-app-error';

/** How errors are formatted, over HTTP and over WebSockets. */
export interface Formatting {
  /** In production, errors do not suggest names of the schema. */
  production: boolean;
  logger: Logger;
}

/**
 * Codes of requests that GraphQL itself refuses. Their messages say what the sender must correct
 * and reveal nothing.
 */
export const REQUEST_ERRORS: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const SUGGESTION = / ?Did you mean .+\?$/s;

/**
 * Whether an error of a mutation is about its result alone: below the mutation's own field it has
 * committed, and is only read.
 */
export function isAboutResult({ path = [] }: Pick<GraphQLFormattedError, 'path'>): boolean {
  return path.length > 1;
}

/**
 * An error as it is sent to the client; `extensions.code` is rest.md's code. Unexpected errors are
 * logged.
 */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { production, logger }: Formatting,
): GraphQLFormattedError {
  const original = originalOf(thrown);
  const code = requestErrorOf(formatted, thrown);
  if (original === thrown && code !== undefined) {
    const message = production ? formatted.message.replace(SUGGESTION, '') : formatted.message;
    return { message, locations: formatted.locations, extensions: { code } };
  }
  const error = toAppError(original);
  const { path, locations, extensions } = formatted;
  logFailure(logger, error, { requestId: extensions?.requestId, path });
  return { locations, path, ...describe(extensions?.isActionDone === true ? withoutRetry(error) : error) };
}

/** Returns the error that a resolver or a plugin threw. Errors of plugins have no path. */
export function originalOf(thrown: unknown): unknown {
  if (!(thrown instanceof GraphQLError)) return unwrapResolverError(thrown);
  if (thrown.originalError instanceof AppError) return thrown.originalError;
  return beyondTokens(thrown) ?? unwrapResolverError(thrown);
}

/**
 * The code of a request that GraphQL itself refuses; undefined for any other error. GraphQL has no
 * code for some refusals, such as the one of too many invalid variables. Those have no original
 * error, unlike everything that a resolver throws.
 */
function requestErrorOf({ extensions }: GraphQLFormattedError, thrown: unknown): string | undefined {
  const code = extensions?.code;
  if (typeof code === 'string' && REQUEST_ERRORS.has(code)) return code;
  return thrown instanceof GraphQLError && !thrown.originalError ? 'BAD_USER_INPUT' : undefined;
}

function describe({
  message,
  code,
  fields,
  retryAfter,
  current,
}: AppError): Pick<GraphQLFormattedError, 'message' | 'extensions'> {
  return { message, extensions: { code, fields, retryAfter, current } };
}

/** A failure after the action is done must not invite the sender to do it again. */
export function withoutRetry(error: AppError): AppError {
  return error.status >= 500 ? new AppError('RESULT_UNAVAILABLE') : error;
}

/** Formats an error for graphql-ws, which sends GraphQLErrors. */
export function formatSocketError(error: GraphQLError, formatting: Formatting): GraphQLError {
  const { message, extensions, path } = formatGraphQLError(error.toJSON(), error, formatting);
  return new GraphQLError(message, { path, extensions });
}
