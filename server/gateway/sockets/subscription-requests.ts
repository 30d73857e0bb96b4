import type { Request } from 'express';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error';
import { sha256 } from '../../platform/security/sha256';
import type { ClientDocuments } from '../../selection/client-documents';
import { beyondLimit, createSubscriptionParser } from '../graphql/document-limits';
import type { RequestContext } from '../requests/request-context';
import type { SessionSockets } from './session-sockets';
import type { Receiver } from './shared-subscriptions';
import { sendResult, sendStart } from './socket-messages';

/**
 * Maximum size in bytes of a subscription request: document and variables as JSON. The client's has
 * 550.
 */
export const MAX_REQUEST_BYTES = 4 * 1024;

/** Maximum heap per byte of JSON once it is parsed. Empty objects take most. */
const HEAP_BYTES_PER_BYTE = 20;

/** Data of one socket. */
export type SocketExtra = {
  request: Request;
  socket: WebSocket;
  /**
   * Context of the access token in the connection parameters. Without one, the request's context
   * applies.
   */
  tokenContext?: RequestContext;
};

export const contextOf = ({ request, tokenContext }: SocketExtra): RequestContext => tokenContext ?? request.context;

/** A validated request for a subscription. */
export interface AcceptedRequest {
  socket: WebSocket;
  receiver: Omit<Receiver, 'onEnd'>;
  /** Sends the client a confirmation that the subscription has started. */
  confirm(): void;
  memberId: number;
  /** Heap that the subscription takes. */
  bytes: number;
}

/** Dependencies of the requests. */
interface RequestDependencies {
  schema: GraphQLSchema;
  documents: ClientDocuments;
  sessionSockets: SessionSockets;
}

/** Validates requests for subscriptions, and keeps the accepted ones until they start. */
export class SubscriptionRequests {
  private readonly accepted = new WeakMap<ExecutionArgs, AcceptedRequest>();
  private readonly parse: ReturnType<typeof createSubscriptionParser>;

  constructor(private readonly parts: RequestDependencies) {
    this.parse = createSubscriptionParser(parts.schema, parts.documents);
  }

  /** Returns the arguments to execute a request, or the errors for which it is refused. */
  accept(extra: SocketExtra, id: string, payload: SubscribePayload): ExecutionArgs | GraphQLError[] {
    const { query, variables, operationName } = payload;
    const { session, language } = contextOf(extra);
    const bytes = Buffer.byteLength(JSON.stringify([id, payload]));
    if (bytes > MAX_REQUEST_BYTES) return [tooLarge()];
    const parsed = this.parse(query);
    if ('errors' in parsed) return [...parsed.errors];
    if (session.memberId === null) return [toGraphQLError(new AppError('UNAUTHENTICATED'))];
    const args = { schema: this.parts.schema, document: parsed.document, variableValues: variables, operationName };
    this.accepted.set(args, {
      socket: extra.socket,
      memberId: session.memberId,
      confirm: () => sendStart(extra.socket, id),
      bytes: parsed.bytes + query.length + HEAP_BYTES_PER_BYTE * (bytes - Buffer.byteLength(query)),
      receiver: {
        key: hashOf([session.key, language, query, variables, operationName]),
        language,
        // The message about the end of the session may have been lost.
        mayReceive: () => this.parts.sessionSockets.checkForMessage(session),
        send: (result) => sendResult(extra.socket, id, result),
      },
    });
    return args;
  }

  /** Returns the accepted request of these arguments. */
  find(args: ExecutionArgs): AcceptedRequest {
    const request = this.accepted.get(args);
    if (!request) throw new Error('A subscription was not requested.');
    return request;
  }
}

function tooLarge(): GraphQLError {
  return beyondLimit({
    ko: `구독이 너무 커요. 변수까지 ${MAX_REQUEST_BYTES.toLocaleString('ko')}바이트까지예요.`,
    en: `This subscription is too large. It can have up to ${MAX_REQUEST_BYTES.toLocaleString('en')} bytes, variables included.`,
  });
}

export const toGraphQLError = (error: AppError): GraphQLError =>
  new GraphQLError(error.message, { originalError: error });

/** Shortens a long key. */
const hashOf = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts));
