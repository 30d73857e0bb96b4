import { type GraphQLResponse, HeaderMap } from '@apollo/server';
import type { AppError } from '../platform/errors';

/** The response to a GraphQL operation that is refused as a whole, before any of its fields is executed. */
export function refuseOperation(
  { status, message, code }: AppError,
  headers: readonly (readonly [name: string, value: string])[] = [],
): GraphQLResponse {
  return {
    http: { status, headers: new HeaderMap(headers) },
    body: { kind: 'single', singleResult: { errors: [{ message, extensions: { code } }] } },
  };
}
