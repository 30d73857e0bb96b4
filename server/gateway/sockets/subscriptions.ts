import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ConnectionInitMessage, type Context, MessageType } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Language } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import type { Pubsub } from '../../platform/shared-state/pubsub';
import { Quota } from '../../platform/resilience/quota';
import { beyondLimit, createSubscriptionParser } from '../graphql/document-limits';
import type { ClientDocuments } from '../../selection/client-documents';
import { type Formatting, formatSocketError } from '../graphql/graphql-errors';
import { SessionSockets, TRY_AGAIN_LATER, UNAUTHORIZED } from './session-sockets';
import { createTokenContext, type RequestContext } from '../requests/request-context';
import { parseCredentials } from '../sessions/bearer-token';
import type { Sessions } from '../sessions/sessions';
import { type Receiver, SharedSubscriptions } from './shared-subscriptions';
import { EXPECTED_MEMBER_HEADER, expectsOtherMember } from '../guards/expected-member';

/** Maximum size in bytes of a client's message. A larger one closes the socket. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/**
 * Maximum size in bytes of a subscription request: document and variables as JSON. The client's has
 * 550.
 */
export const MAX_REQUEST_BYTES = 4 * 1024;

/**
 * Maximum number of concurrent subscriptions per socket. A page needs one, and each runs statements
 * for every message.
 */
export const MAX_SUBSCRIPTIONS = 5;

/** Maximum heap per byte of JSON once it is parsed. Empty objects take most. */
const HEAP_BYTES_PER_BYTE = 20;

/** Maximum heap of the subscriptions at this instance: in total, and per member. */
const SUBSCRIPTION_BYTES = { total: 64 * 1024 * 1024, perKey: 4 * 1024 * 1024 };

/**
 * Maximum bytes waiting for one socket. A slower socket misses further results, which loses no
 * data.
 */
const MAX_WAITING_BYTES = 64 * 1024;

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
  /** Documents of the client. */
  documents: ClientDocuments;
}

/** Data of one socket. */
type SocketExtra = {
  request: Request;
  socket: WebSocket;
  /**
   * Context of the access token in the connection parameters. Without one, the request's context
   * applies.
   */
  tokenContext?: RequestContext;
};

const contextOf = ({ request, tokenContext }: SocketExtra): RequestContext => tokenContext ?? request.context;

/** A validated request for a subscription. */
interface Accepted {
  socket: WebSocket;
  receiver: Omit<Receiver, 'onEnd'>;
  /** Sends the client a confirmation that the subscription has started. */
  confirm(): void;
  memberId: number;
  /** Heap that the subscription takes. */
  bytes: number;
}

/**
 * A running subscription. If a client sends an id twice before the first has begun, graphql-ws
 * forgets the first. So the socket ends its own subscriptions.
 */
interface Live {
  end(): void;
}

/** Serves subscriptions to members. A visitor's socket is closed at once. */
export function createSubscriptions(schema: GraphQLSchema, parts: SubscriptionDependencies): Subscriptions {
  const { logger, pubsub, sessions, documents } = parts;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const sessionSockets = new SessionSockets(pubsub, logger);
  const parse = createSubscriptionParser(schema, documents);
  const quota = new Quota(SUBSCRIPTION_BYTES);
  const format = (errors: readonly GraphQLError[], language: Language): GraphQLError[] =>
    errors.map((error) => formatSocketError(error, language, parts));
  const shared = new SharedSubscriptions(
    (result, language) => JSON.stringify({ ...result, errors: result.errors && format(result.errors, language) }),
    (error) => logger.warn({ err: error }, 'a subscription could not be ended'),
  );
  const accepted = new WeakMap<ExecutionArgs, Accepted>();
  const liveBySocket = new WeakMap<WebSocket, Set<Live>>();
  const liveOf = (socket: WebSocket): Set<Live> => {
    const live = liveBySocket.get(socket) ?? new Set();
    liveBySocket.set(socket, live);
    return live;
  };
  const graphqlServer = useServer<ConnectionInitMessage['payload'], SocketExtra>(
    {
      schema,
      onConnect: (ctx) => admit(ctx, { sessions, sessionSockets }),
      context: ({ extra }) => contextOf(extra),
      jsonMessageReviver: keepKnown,
      onSubscribe: ({ extra }, id, payload) => {
        const { query, variables, operationName } = payload;
        const { session, language } = contextOf(extra);
        const bytes = Buffer.byteLength(JSON.stringify([id, payload]));
        if (bytes > MAX_REQUEST_BYTES)
          return format(
            [
              beyondLimit({
                ko: `구독이 너무 커요. 변수까지 ${MAX_REQUEST_BYTES.toLocaleString('ko')}바이트까지예요.`,
                en: `This subscription is too large. It can have up to ${MAX_REQUEST_BYTES.toLocaleString('en')} bytes, variables included.`,
              }),
            ],
            language,
          );
        const parsed = parse(query);
        if ('errors' in parsed) return format(parsed.errors, language);
        if (session.memberId === null) return format([toGraphQLError(new AppError('UNAUTHENTICATED'))], language);
        const args = { schema, document: parsed.document, variableValues: variables, operationName };
        accepted.set(args, {
          socket: extra.socket,
          memberId: session.memberId,
          confirm: () => sendStart(extra.socket, id),
          bytes: parsed.bytes + query.length + HEAP_BYTES_PER_BYTE * (bytes - Buffer.byteLength(query)),
          receiver: {
            key: hashOf([session.key, language, query, variables, operationName]),
            language,
            // The message about the end of the session may have been lost.
            mayReceive: () => sessionSockets.checkForMessage(session),
            send: (result) => sendResult(extra.socket, id, result),
          },
        });
        return args;
      },
      subscribe: async (args) => {
        const request = accepted.get(args);
        if (!request) throw new Error('A subscription was not requested.');
        const { socket, receiver, confirm, memberId, bytes } = request;
        const live = liveOf(socket);
        if (live.size >= MAX_SUBSCRIPTIONS) return { errors: format([tooManySubscriptions()], receiver.language) };
        const giveBack = quota.take(memberId, bytes);
        if (!giveBack) {
          return { errors: format([toGraphQLError(new AppError('TOO_MANY_SUBSCRIPTIONS'))], receiver.language) };
        }
        const subscription: Live = { end: () => undefined };
        live.add(subscription);
        const onEnd = (): void => {
          live.delete(subscription);
          giveBack();
        };
        const results = await shared.subscribe({ ...receiver, onEnd }, args);
        if (Symbol.asyncIterator in results) {
          subscription.end = () => void results.return?.();
          // Redis may be slow or unavailable, so the subscription does not wait for it.
          void pubsub.ready().then((isReady) => isReady && confirm());
        }
        if (socket.readyState !== socket.OPEN) subscription.end();
        return results;
      },
    },
    sockets,
  );
  return {
    plugin: { serverWillStart: async () => ({ drainServer: async () => graphqlServer.dispose() }) },
    open: (req, stream, head) =>
      sockets.handleUpgrade(req, stream, head, (socket) => {
        if (sessionSockets.add(socket, req.context)) sockets.emit('connection', socket, req);
        limitUnread(socket);
        socket.once('close', () => {
          for (const subscription of liveOf(socket)) subscription.end();
        });
        // graphql-ws would print errors with their stacks. ws closes the socket by itself.
        socket.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
          logger.warn({ code, memberId: req.context.session.memberId }, 'a socket failed');
        });
      }),
  };
}

function tooManySubscriptions(): GraphQLError {
  const message = {
    ko: `연결 하나에서 구독은 ${MAX_SUBSCRIPTIONS}개까지 할 수 있어요.`,
    en: `A connection can have up to ${MAX_SUBSCRIPTIONS} subscriptions.`,
  };
  return toGraphQLError(new AppError('TOO_MANY_SUBSCRIPTIONS', { message }));
}

const toGraphQLError = (error: AppError): GraphQLError => new GraphQLError(error.message, { originalError: error });

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
 * Sends a result to one subscription of a socket. graphql-ws would serialise it for each
 * subscription and wait for each send.
 */
function sendResult(socket: WebSocket, id: string, result: string): void {
  if (socket.readyState !== socket.OPEN || socket.bufferedAmount > MAX_WAITING_BYTES) return;
  socket.send(`{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":${result}}`);
}

/**
 * Confirms by a pong that no later message of a subscription is missed. The protocol has no message
 * for this, but allows pongs without a ping, and clients that do not read the payload ignore it.
 */
function sendStart(socket: WebSocket, id: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: MessageType.Pong, payload: { subscribed: id } }));
}

/** Terminates a socket that sends messages without reading the responses. */
function limitUnread(socket: WebSocket): void {
  const endUnread = (): void => {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  };
  socket.on('message', endUnread).on('ping', endUnread);
}

/** Properties of the protocol's messages. */
const MESSAGE_PROPERTIES = ['id', 'type', 'payload'];

/**
 * Drops unknown properties of a message, because graphql-ws retains the message as long as its
 * subscription.
 */
function keepKnown(key: string, value: unknown): unknown {
  if (key !== '' || typeof value !== 'object' || value === null || !('type' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => MESSAGE_PROPERTIES.includes(name)));
}

/** Shortens a long key. */
const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

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
