import type { Language } from '../../../shared/language';
import type { ErrorCode, AppError } from '../../platform/errors/app-error';
import { type GraphQLResponse, HeaderMap } from '@apollo/server';
import { toErrorEntry } from '../errors/error-entry';

/** Denial of a write, with headers that explain it. */
export interface WriteDenial {
  code: ErrorCode;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Builds the error response for all mutations of a document.
 * @param headers headers that explain the error
 */
export function toMutationResponse(error: AppError, language: Language, headers: WriteDenial['headers'] = {}) {
  const { status, retryAfter } = error;
  const http = { status, headers: new HeaderMap(Object.entries(headers)) };
  if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
  return {
    http,
    body: { kind: 'single' as const, singleResult: { errors: [toErrorEntry(error, language)] } },
  } satisfies GraphQLResponse;
}
