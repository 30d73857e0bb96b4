import { type GraphQLResponse, HeaderMap } from '@apollo/server';
import type { AppError } from '../platform/errors';
import type { WriteRefusal } from './write-refusal';

/**
 * Builds the error response for all mutations of a document.
 * @param headers headers that explain the error
 */
export function refuseMutation(
  { status, message, code, fields, retryAfter }: AppError,
  headers: WriteRefusal['headers'] = {},
) {
  const http = { status, headers: new HeaderMap(Object.entries(headers)) };
  if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
  return {
    http,
    body: {
      kind: 'single' as const,
      singleResult: { errors: [{ message, extensions: { code, fields, retryAfter } }] },
    },
  } satisfies GraphQLResponse;
}
