import type { Language } from '../../../shared/language';
import type { AppError } from '../../platform/errors/app-error';

/** Returns an error in the format of GraphQL responses. */
export function toGraphQLError(error: AppError, language: Language) {
  const { code, retryAfter, current } = error;
  const { message, fields } = error.in(language);
  return { message, extensions: { code, fields, retryAfter, current } };
}
