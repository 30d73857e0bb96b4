import type { Request } from 'express';

/**
 * True if the request changes nothing. A GraphQL POST counts as a write until its operation is
 * recorded.
 */
export function isReadOnly({ method, context }: Request): boolean {
  const { operation } = context.record;
  return operation ? operation.type === 'query' : method === 'GET' || method === 'HEAD';
}
