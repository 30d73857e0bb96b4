import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { ConnectionInitMessage } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { createSubscriptionParser } from './document-limits';
import { type Formatting, formatSocketError } from './graphql-errors';
import { STATED_MEMBER, statesOther } from './stated-member';

/** The largest message that a client may send: a subscription's document is far smaller. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Concurrent subscriptions of one socket: a page needs one, and each runs statements for every message. */
const MAX_SUBSCRIPTIONS = 10;

/** The close code for a socket whose session has ended. */
const FORBIDDEN = 4403;

/** GraphQL subscriptions over WebSockets. */
export interface Subscriptions {
  /** Closes all sockets when the server drains. */
  plugin: ApolloServerPlugin;
  /** Opens a socket for an upgrade request whose context has been created and whose session has been read. */
  open(req: Request, socket: Duplex, head: Buffer): void;
}

/** Serves subscriptions to members: a visitor's socket is closed at once. */
export function createSubscriptions(schema: GraphQLSchema, formatting: Formatting): Subscriptions {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const parse = createSubscriptionParser(schema);
  const format = (errors: readonly GraphQLError[]): GraphQLError[] =>
    errors.map((error) => formatSocketError(error, formatting));
  const served = useServer<ConnectionInitMessage['payload'], { request: Request }>(
    {
      schema,
      onConnect: ({ extra, connectionParams }) => {
        const { session } = extra.request.context;
        return session.memberId !== null && !statesOther(connectionParams?.[STATED_MEMBER], session);
      },
      context: ({ extra }) => extra.request.context,
      onSubscribe: ({ subscriptions }, _id, { query, variables, operationName }) => {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
          return format([new GraphQLError(`A socket carries ${MAX_SUBSCRIPTIONS} subscriptions at most.`)]);
        }
        const parsed = parse(query);
        if ('errors' in parsed) return format(parsed.errors);
        return { schema, document: parsed.document, variableValues: variables, operationName };
      },
      onNext: async ({ extra }, _id, _payload, _args, result) => {
        if (await extra.request.context.session.isAlive()) {
          return { ...result, errors: result.errors && format(result.errors) };
        }
        // The session has been ended elsewhere, so this result is not sent and the socket is closed.
        extra.socket.close(FORBIDDEN);
        return { data: null };
      },
    },
    sockets,
  );
  return {
    plugin: { serverWillStart: async () => ({ drainServer: async () => served.dispose() }) },
    open: (req: IncomingMessage, socket, head) =>
      sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req)),
  };
}
