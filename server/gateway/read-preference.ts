import type { Request } from 'express';

/**
 * This cookie says that the client wrote recently. It only selects a database, so it needs no
 * signature.
 */
export const RECENT_WRITE_COOKIE = 'wrote';

/**
 * Whether a request may read from a replica: it only reads, and its client has not written within
 * the last 10 seconds (decisions/0012-read-replicas.md). A GraphQL request counts as reading once
 * its operation is known to be a query. Programs with an access token store no cookie, so those
 * that may write always read from the primary.
 * @param isPrimaryLost then every read may be old, because the alternative is an error
 */
export function mayReadReplica(req: Request, isPrimaryLost: boolean): boolean {
  return isReadOnly(req) && (isPrimaryLost || !mayHaveWritten(req));
}

function mayHaveWritten({ context, cookies }: Request): boolean {
  const { token } = context.session;
  return token?.mayWrite === true || RECENT_WRITE_COOKIE in (cookies as Record<string, unknown>);
}

/** Whether the request changes nothing, as far as that is known yet. */
export function isReadOnly({ method, context }: Request): boolean {
  const { operation } = context.record;
  return operation ? operation.type === 'query' : method === 'GET' || method === 'HEAD';
}
