import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { isReadOnly } from './is-read-only';

/** Cookie of a client that wrote recently. It only selects a database, so it needs no signature. */
const RECENT_WRITE_COOKIE = 'wrote';

/**
 * Milliseconds for which a client reads from the primary after a write. This is longer than the lag
 * of any used replica.
 */
const RECENT_WRITE_MS = 10_000;

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

/** Marks clients that write over REST. */
export const rememberRestWrites: RequestHandler = (req, _res, next) => {
  if (!isReadOnly(req)) rememberWrite(req);
  next();
};

/** Marks clients that write over GraphQL. */
export const rememberGraphqlWrites: ApolloServerPlugin<{ readonly request: Request }> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation !== 'query') rememberWrite(contextValue.request);
    },
  }),
};

/**
 * Sets the cookie before the write, because the headers may have been sent when the write is done.
 * Programs with an access token get no cookie and need none.
 */
function rememberWrite(req: Request): void {
  if (req.context.session.token) return;
  req.res?.cookie(RECENT_WRITE_COOKIE, '1', {
    maxAge: RECENT_WRITE_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
  });
}
