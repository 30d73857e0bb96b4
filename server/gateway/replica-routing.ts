import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../domain/context';
import type { Statements } from '../platform/database/statements';
import type { Session } from '../domain/kit/session';

/** A cookie that says: this client wrote a moment ago. It decides nothing but who is asked, so it needs no signature. */
const MARK = 'wrote';

/** Milliseconds that a client's reads follow its writes to the primary: longer than a replica that is read may lag. */
const LIFE_OF_MARK = 10_000;

/** What the two doors need to send reads to replicas. */
export interface ReplicaDoors {
  middleware: RequestHandler;
  plugin: ApolloServerPlugin<Context>;
}

/**
 * Lets a request that only reads read from a replica, unless its client wrote within the last 10 seconds. All else reads
 * the primary: what decides, what changes something, sessions, sockets (docs/decisions/0012-read-replicas.md).
 */
export function createReplicaDoors(reader: Statements, contextOf: (req: Request) => Context): ReplicaDoors {
  // By the session: Apollo hands on a copy of the context.
  const requests = new WeakMap<Session, Request>();
  const choose = (ctx: Context, req: Request, reads: boolean): void => {
    if (!reads) mark(req);
    else if (!(MARK in (req.cookies as object))) ctx.reads = reader;
  };
  return {
    middleware: (req, _res, next) => {
      const ctx = contextOf(req);
      // Whether a GraphQL operation reads is known when it has been parsed.
      if (req.baseUrl === '/graphql') requests.set(ctx.session, req);
      else choose(ctx, req, req.method === 'GET' || req.method === 'HEAD');
      next();
    },
    plugin: {
      requestDidStart: async () => ({
        didResolveOperation: async ({ contextValue, operation }) => {
          const req = requests.get(contextValue.session);
          if (req) choose(contextValue, req, operation?.operation === 'query');
        },
      }),
    },
  };
}

/** Before it is known whether anything is written: when the answer comes, it is too late for a header at times. */
function mark(req: Request): void {
  req.res?.cookie(MARK, '1', { maxAge: LIFE_OF_MARK, httpOnly: true, sameSite: 'lax', secure: req.secure });
}
