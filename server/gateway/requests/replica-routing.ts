import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { isReadOnly } from './is-read-only';
import { RECENT_WRITE_COOKIE } from './read-preference';
import type { RequestContext } from './request-context';

/**
 * Milliseconds for which a client reads from the primary after a write. This is longer than the lag
 * of any used replica.
 */
const RECENT_WRITE_MS = 10_000;

/** Marks clients that write over REST. */
export const rememberRestWrites: RequestHandler = (req, _res, next) => {
  if (!isReadOnly(req)) rememberWrite(req);
  next();
};

/** Marks clients that write over GraphQL. */
export const rememberGraphqlWrites: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation !== 'query') rememberWrite(contextValue.request);
    },
  }),
};

/**
 * Sets the cookie before the write, because the headers may have been sent when the write is done.
 * Programs with an access token get no cookie and need none (read-preference.ts).
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
