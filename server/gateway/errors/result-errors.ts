import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '../../platform/errors/app-error';

/**
 * True if an error of a mutation concerns its result only. Its path is below the mutation's field,
 * so the mutation has committed and only reading the result has failed.
 */
export function isAboutResult({ path = [] }: Pick<GraphQLFormattedError, 'path'>): boolean {
  return path.length > 1;
}

/**
 * Returns RESULT_UNAVAILABLE for a server error after the action is done, so that clients do not
 * repeat it.
 */
export function withoutRetry(error: AppError): AppError {
  return error.status >= 500 || error.code === 'DOCUMENT_LIMIT' ? new AppError('RESULT_UNAVAILABLE') : error;
}
