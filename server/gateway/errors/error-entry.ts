import type { Language } from '../../../shared/language';
import type { AppError } from '../../platform/errors/app-error';

/** Returns an entry of `errors` in a GraphQL response. */
export function toErrorEntry(error: AppError, language: Language) {
  const { code, retryAfter, current } = error;
  const { message, fields } = error.in(language);
  return { message, extensions: { code, fields, retryAfter, current } };
}
