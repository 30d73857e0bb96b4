import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isLanguage, type Language, LANGUAGES } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import { beyondTokens } from './document-limits';
import { logFailure } from '../errors/failure-log';
import { withoutRetry } from '../errors/result-errors';
import { toAppError } from '../errors/to-app-error';
import { toErrorEntry } from '../errors/error-entry';

/** Options for the format of errors over HTTP and WebSockets. */
export interface Formatting {
  /** True to remove suggestions of schema names from errors. */
  production: boolean;
  logger: Logger;
}

/**
 * Codes of requests that graphql-js refuses. Their messages describe the mistake and reveal no
 * data.
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
 * Formats an error for the client, in the language of the request. `extensions.code` is the code of
 * rest.md. Unexpected errors are logged.
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
  const language = isLanguage(extensions?.language) ? extensions.language : LANGUAGES[0];
  logFailure(logger, error, { requestId: extensions?.requestId, path });
  return {
    locations,
    path,
    ...toErrorEntry(extensions?.isActionDone === true ? withoutRetry(error) : error, language),
  };
}

/** Returns the error that a resolver or a plugin threw. Errors of plugins have no path. */
export function originalOf(thrown: unknown): unknown {
  if (!(thrown instanceof GraphQLError)) return unwrapResolverError(thrown);
  if (thrown.originalError instanceof AppError) return thrown.originalError;
  return beyondTokens(thrown) ?? unwrapResolverError(thrown);
}

/**
 * Returns the code of a request that graphql-js refuses, or undefined for any other error. Some of
 * these errors, such as too many invalid variables, have no code. The missing `originalError`
 * distinguishes them from errors of resolvers.
 */
function requestErrorOf({ extensions }: GraphQLFormattedError, thrown: unknown): string | undefined {
  const code = extensions?.code;
  if (typeof code === 'string' && REQUEST_ERRORS.has(code)) return code;
  return thrown instanceof GraphQLError && !thrown.originalError ? 'BAD_USER_INPUT' : undefined;
}

/** Formats an error for graphql-ws, which sends GraphQLErrors. */
export function formatSocketError(error: GraphQLError, language: Language, formatting: Formatting): GraphQLError {
  const formatted = error.toJSON();
  const extended = { ...formatted, extensions: { ...formatted.extensions, language } };
  const { message, extensions, path } = formatGraphQLError(extended, error, formatting);
  return new GraphQLError(message, { path, extensions });
}
