import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { RequestContext } from './request-context';

/** This cookie says that the client wrote recently. It only selects a database, so it needs no signature. */
const RECENT_WRITE_COOKIE = 'wrote';

/** Time for which a client reads from the primary after it wrote: longer than a replica in use may lag behind. */
const RECENT_WRITE_MS = 10_000;

/**
 * Whether a request may read from a replica: it only reads, and its client has not written within the last 10 seconds
 * (decisions/0012-read-replicas.md). A GraphQL request counts as reading once its operation is known to be a query.
 */
export function mayReadReplica(req: Request): boolean {
  const cookies = req.cookies as Record<string, unknown>;
  return isReadOnly(req) && !(RECENT_WRITE_COOKIE in cookies);
}

function isReadOnly({ method, context }: Request): boolean {
  const { operation } = context.record;
  return operation ? operation.type === 'query' : method === 'GET' || method === 'HEAD';
}

/** Remembers clients that write over REST. */
export const rememberRestWrites: RequestHandler = (req, _res, next) => {
  if (!isReadOnly(req)) rememberWrite(req);
  next();
};

/** Remembers clients that write over GraphQL. */
export const rememberGraphqlWrites: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation !== 'query') rememberWrite(contextValue.request);
    },
  }),
};

/** Sets the cookie before the write, because a response may have sent its headers by the time the write is done. */
function rememberWrite(req: Request): void {
  req.res?.cookie(RECENT_WRITE_COOKIE, '1', {
    maxAge: RECENT_WRITE_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
  });
}
