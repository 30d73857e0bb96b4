import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Context } from '../domain/context';
import type { Env } from '../env';
import { createSubscriptionReader, formatSocketError } from './apollo';
import { isForeign } from './origin';

/** What the socket door needs of the server. */
export interface SocketOptions {
  env: Env;
  logger: Logger;
  sessionMiddleware: RequestHandler[];
  contextOf: (req: Request) => Context;
}

/** Largest message that a client may send: a subscription's document is far smaller. */
const LARGEST_MESSAGE = 64 * 1024;

/** Subscriptions that one socket may carry at once: a page needs one. Each costs statements whenever there is news. */
const MOST_SUBSCRIPTIONS = 10;

/** graphql-ws's code for a socket that is closed to its client. */
const FORBIDDEN = 4403;

/** GraphQL subscriptions over WebSockets at /graphql, for members: the session cookie says who. */
export function serveSubscriptions(
  httpServer: Server,
  schema: GraphQLSchema,
  options: SocketOptions,
): ApolloServerPlugin<Context> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const read = createSubscriptionReader(schema);
  const formatting = { production: options.env.NODE_ENV === 'production', logger: options.logger };
  const format = (errors: readonly GraphQLError[]): GraphQLError[] =>
    errors.map((error) => formatSocketError(error, formatting));
  const contextOf = (request: IncomingMessage): Context => options.contextOf(asRequest(request));
  const served = useServer(
    {
      schema,
      onConnect: ({ extra }) => contextOf(extra.request).viewerId !== null,
      context: ({ extra }) => contextOf(extra.request),
      onSubscribe: ({ subscriptions }, _id, { query, variables, operationName }) => {
        if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS) {
          return format([new GraphQLError(`A socket carries ${MOST_SUBSCRIPTIONS} subscriptions at most.`)]);
        }
        const wish = read(query);
        if ('errors' in wish) return format(wish.errors);
        return { schema, document: wish.document, variableValues: variables, operationName };
      },
      onNext: async ({ extra }, _id, _payload, _args, result) => {
        if (await contextOf(extra.request).session.isAlive()) {
          return { ...result, errors: result.errors && format(result.errors) };
        }
        // The session ended elsewhere, and with it this socket: nothing is sent any more.
        extra.socket.close(FORBIDDEN);
        return { data: null };
      },
    },
    sockets,
  );
  httpServer.on('upgrade', (req, socket, head) => {
    // Node listens no more, and ws not yet: a client that hangs up now would end the whole process.
    socket.on('error', () => socket.destroy());
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
