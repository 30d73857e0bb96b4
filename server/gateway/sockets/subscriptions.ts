import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { ConnectionInitMessage, Context } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../../platform/errors/app-error';
import type { Pubsub } from '../../platform/shared-state/pubsub';
import type { ClientDocuments } from '../../selection/client-documents';
import { type Formatting, formatSocketError } from '../graphql/graphql-errors';
import { EXPECTED_MEMBER_HEADER, expectsOtherMember } from '../guards/expected-member';
import { createTokenContext } from '../requests/request-context';
import { parseCredentials } from '../sessions/bearer-token';
import type { Sessions } from '../sessions/sessions';
import { type FormatErrors, RunningSubscriptions } from './running-subscriptions';
import { SessionSockets, TRY_AGAIN_LATER, UNAUTHORIZED } from './session-sockets';
import { keepKnown, endIfUnread } from './socket-messages';
import { contextOf, type SocketExtra, SubscriptionRequests } from './subscription-requests';

/** Maximum size in bytes of a client's message. A larger one closes the socket. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** GraphQL subscriptions over WebSockets. */
export interface Subscriptions {
  /** Closes all sockets when the server drains. */
  plugin: ApolloServerPlugin;
  /** Opens a socket for an upgrade request whose session has been read. */
  open(req: Request, socket: Duplex, head: Buffer): void;
}

/** Dependencies of subscriptions. */
export interface SubscriptionDependencies extends Formatting {
  pubsub: Pubsub;
  sessions: Sessions;
  documents: ClientDocuments;
}

/**
 * Serves subscriptions to members. A visitor's socket is closed unless its connection parameters
 * contain a valid access token.
 */
export function createSubscriptions(schema: GraphQLSchema, parts: SubscriptionDependencies): Subscriptions {
  const { logger, pubsub, sessions, documents } = parts;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const sessionSockets = new SessionSockets(pubsub, logger);
  const format: FormatErrors = (errors, language) => errors.map((error) => formatSocketError(error, language, parts));
  const requests = new SubscriptionRequests({ schema, documents, sessionSockets });
  const running = new RunningSubscriptions({ pubsub, logger, format });
  const graphqlServer = useServer<ConnectionInitMessage['payload'], SocketExtra>(
    {
      schema,
      onConnect: (ctx) => admit(ctx, { sessions, sessionSockets }),
      context: ({ extra }) => contextOf(extra),
      jsonMessageReviver: keepKnown,
      onSubscribe: ({ extra }, id, payload) => {
        const accepted = requests.accept(extra, id, payload);
        return Array.isArray(accepted) ? format(accepted, contextOf(extra).language) : accepted;
      },
      subscribe: (args) => running.start(requests.find(args), args),
    },
    sockets,
  );
  return {
    plugin: { serverWillStart: async () => ({ drainServer: async () => graphqlServer.dispose() }) },
    open: (req, stream, head) =>
      sockets.handleUpgrade(req, stream, head, (socket) => {
        if (sessionSockets.add(socket, req.context)) sockets.emit('connection', socket, req);
        endIfUnread(socket);
        socket.once('close', () => running.endAll(socket));
        // graphql-ws would print errors with their stacks. ws closes the socket by itself.
        socket.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
          logger.warn({ code, memberId: req.context.session.memberId }, 'a socket failed');
        });
      }),
  };
}

/**
 * True if a socket may stay open: its session, or the access token in its connection parameters,
 * has a member.
 */
async function admit(
  ctx: Context<ConnectionInitMessage['payload'], SocketExtra>,
  { sessions, sessionSockets }: { sessions: Sessions; sessionSockets: SessionSockets },
): Promise<boolean> {
  const { extra, connectionParams } = ctx;
  const { request, socket } = extra;
  // Otherwise the socket would hold the parameters with the token as long as it lives.
  Object.assign(ctx, { connectionParams: undefined });
  const token = parseCredentials(connectionParams?.['Authorization']);
  if (token !== undefined) {
    extra.tokenContext = await createTokenContext(request, sessions, token).catch((error: unknown) =>
      refuseToken(socket, error),
    );
    if (!extra.tokenContext || !sessionSockets.add(socket, extra.tokenContext)) return false;
  }
  const { session } = contextOf(extra);
  if (session.memberId === null || expectsOtherMember(connectionParams?.[EXPECTED_MEMBER_HEADER], session))
    return false;
  // The session may have ended after the upgrade, before the socket listened for its end.
  return sessionSockets.checkAlive(socket, session);
}

/**
 * Closes a socket whose token was not accepted. An invalid token stops the client from
 * reconnecting; after other errors it may.
 */
function refuseToken(socket: WebSocket, error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'INVALID_TOKEN') socket.close(UNAUTHORIZED, 'Unauthorized');
  else socket.close(TRY_AGAIN_LATER, 'Try again later');
  return undefined;
}
