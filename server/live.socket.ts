import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context } from './context';
import type { Env } from './env';
import { formatSocketError } from './graphql';
import { isForeign } from './lib/origin';
import type { Logger } from 'pino';

/** What the socket door needs of the server. */
export interface SocketOptions {
  env: Env;
  logger: Logger;
  sessionMiddleware: RequestHandler[];
  contextOf: (req: Request) => Context;
}

/** Largest message that a client may send: a subscription's document is far smaller. */
const LARGEST_MESSAGE = 64 * 1024;

/** GraphQL subscriptions over WebSockets at /graphql, for members: the session cookie says who. */
export function serveSubscriptions(
  httpServer: Server,
  schema: GraphQLSchema,
  options: SocketOptions,
): ApolloServerPlugin<Context> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const served = useServer(
    {
      schema,
      onConnect: ({ extra }) => options.contextOf(asRequest(extra.request)).viewerId !== null,
      context: ({ extra }) => options.contextOf(asRequest(extra.request)),
      onError: (_ctx, _id, _payload, errors) =>
        errors.map((error) => ('toJSON' in error ? formatSocketError(error, options.logger) : error)),
    },
    sockets,
  );
  httpServer.on('upgrade', (req, socket, head) => {
    const path = req.url?.split('?', 1)[0];
    if (path !== '/graphql' || isForeign(req, options.env)) return socket.destroy();
    readSession(req, options.sessionMiddleware)
      .then(() => sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req)))
      .catch((error: unknown) => {
        options.logger.warn({ err: error }, 'a socket was refused');
        socket.destroy();
      });
  });
  return {
    serverWillStart: async () => ({ drainServer: async () => served.dispose() }),
  };
}

/** An upgrade request has passed through the session middleware: what the context reads of a request is there. */
function asRequest(req: IncomingMessage): Request {
  return req as Request;
}

async function readSession(req: IncomingMessage, middleware: RequestHandler[]): Promise<void> {
  const res = new ServerResponse(req);
  Object.assign(req, { originalUrl: req.url });
  for (const handler of middleware) {
    await new Promise<void>((resolve, reject) => {
      void handler(asRequest(req), res as never, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  }
}
