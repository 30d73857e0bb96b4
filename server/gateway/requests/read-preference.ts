import type { Request } from 'express';
import { isReadOnly } from './is-read-only';

/** Cookie of a client that wrote recently. It only selects a database, so it needs no signature. */
export const RECENT_WRITE_COOKIE = 'wrote';

/**
 * True if a request may read from a replica: it is a read, and its client has not written within
 * the last 10 seconds (decision 12). A GraphQL request is a read once its operation is recorded as
 * a query. Programs with an access token store no cookie, so those with write access always read
 * from the primary.
 * @param isPrimaryLost true to allow outdated reads, because otherwise every read would fail
 */
export function canReadReplica(req: Request, isPrimaryLost: boolean): boolean {
  return isReadOnly(req) && (isPrimaryLost || !couldHaveWritten(req));
}

function couldHaveWritten({ context, cookies }: Request): boolean {
  const { token } = context.session;
  return token?.mayWrite === true || RECENT_WRITE_COOKIE in (cookies as Record<string, unknown>);
}
