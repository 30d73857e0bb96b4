import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ConnectionInitMessage, MessageType } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../platform/errors';
import type { Pubsub } from '../platform/pubsub';
import { createSubscriptionParser } from './document-limits';
import { type Formatting, formatSocketError } from './graphql-errors';
import { SessionSockets, TRY_AGAIN_LATER } from './session-sockets';
import { createTokenContext, type RequestContext } from './request-context';
import { readCredentials } from './sessions/bearer';
import type { Sessions } from './sessions/session.middleware';
import { type Receiver, SharedSubscriptions } from './shared-subscriptions';
import { STATED_MEMBER, statesOther } from './stated-member';

/** The largest message that a client may send: a subscription's document is far smaller. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Concurrent subscriptions of one socket: a page needs one, and each runs statements for every message. */
const MAX_SUBSCRIPTIONS = 50;

/** Bytes that may wait for one socket. A socket that is so slow misses further results, which loses no data. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** GraphQL subscriptions over WebSockets. */
export interface Subscriptions {
  /** Closes all sockets when the server drains. */
  plugin: ApolloServerPlugin;
  /** Opens a socket for an upgrade request whose context has been created and whose session has been read. */
  open(req: Request, socket: Duplex, head: Buffer): void;
}

/** What subscriptions are served with. */
export interface SubscriptionParts extends Formatting {
  pubsub: Pubsub;
  sessions: Sessions;
}

/** What belongs to one socket. */
type SocketExtra = {
  request: Request;
  socket: WebSocket;
  /** The context of the access token in the connection parameters; without one, the socket has the request's context. */
  tokenContext?: RequestContext;
};

const contextOf = ({ request, tokenContext }: SocketExtra): RequestContext => tokenContext ?? request.context;

/** Serves subscriptions to members: a visitor's socket is closed at once. */
export function createSubscriptions(schema: GraphQLSchema, formatting: SubscriptionParts): Subscriptions {
  const { logger, pubsub, sessions } = formatting;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const open = new SessionSockets(pubsub, logger);
  const parse = createSubscriptionParser(schema);
  const format = (errors: readonly GraphQLError[]): GraphQLError[] =>
    errors.map((error) => formatSocketError(error, formatting));
  const shared = new SharedSubscriptions((result) =>
    JSON.stringify({ ...result, errors: result.errors && format(result.errors) }),
  );
  /** Every request has a document of its own, by which `subscribe` knows it. */
  const receivers = new WeakMap<DocumentNode, Receiver>();
  const served = useServer<ConnectionInitMessage['payload'], SocketExtra>(
    {
      schema,
      onConnect: ({ extra, connectionParams }) => admit(extra, connectionParams, { sessions, open }),
      context: ({ extra }) => contextOf(extra),
      onSubscribe: ({ subscriptions, extra }, id, { query, variables, operationName }) => {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
          return format([new GraphQLError(`A socket carries ${MAX_SUBSCRIPTIONS} subscriptions at most.`)]);
        }
        const parsed = parse(query);
        if ('errors' in parsed) return format(parsed.errors);
        const { session } = contextOf(extra);
        receivers.set(parsed.document, {
          key: JSON.stringify([session.key, query, variables, operationName]),
          // A message about the end of the session may have been lost.
          mayReceive: () => open.checkForMessage(session),
          send: (result) => sendResult(extra.socket, id, result),
        });
        return { schema, document: parsed.document, variableValues: variables, operationName };
      },
      subscribe: (args) => {
        const receiver = receivers.get(args.document);
        if (!receiver) throw new Error('A subscription was not requested.');
        return shared.subscribe(receiver, args);
      },
    },
    sockets,
  );
  return {
    plugin: { serverWillStart: async () => ({ drainServer: async () => served.dispose() }) },
    open: (req, stream, head) =>
      sockets.handleUpgrade(req, stream, head, (socket) => {
        if (open.add(socket, req.context)) sockets.emit('connection', socket, req);
        // graphql-ws would print errors with their stacks to the console. ws closes the socket by itself.
        socket.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
          logger.warn({ code, memberId: req.context.session.memberId }, 'a socket failed');
        });
      }),
  };
}

/** Whether a socket may stay: it is a member's, by its session or by the access token in the connection parameters. */
async function admit(
  extra: SocketExtra,
  connectionParams: ConnectionInitMessage['payload'],
  { sessions, open }: { sessions: Sessions; open: SessionSockets },
): Promise<boolean> {
  const { request, socket } = extra;
  const token = readCredentials(connectionParams?.['Authorization']);
  if (token !== undefined) {
    extra.tokenContext = await createTokenContext(request, sessions, token).catch((error: unknown) =>
      refuse(socket, error),
    );
    if (!extra.tokenContext || !open.add(socket, extra.tokenContext)) return false;
  }
  const { session } = contextOf(extra);
  if (session.memberId === null || statesOther(connectionParams?.[STATED_MEMBER], session)) return false;
  // It may have ended since the upgrade, before the socket listened for that.
  return open.checkAlive(socket, session);
}

/** Sends a result to one subscription of a socket. graphql-ws would write it for each again, and wait for each. */
function sendResult(socket: WebSocket, id: string, result: string): void {
  if (socket.readyState !== socket.OPEN || socket.bufferedAmount > MAX_WAITING_BYTES) return;
  socket.send(`{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":${result}}`);
}

/** Refuses a socket whose token was not accepted: for good when it is not valid, else until a later attempt. */
function refuse(socket: WebSocket, error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  if (error.code !== 'INVALID_TOKEN') socket.close(TRY_AGAIN_LATER, 'Try again later');
  return undefined;
}
