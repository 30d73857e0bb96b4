import type { Request, RequestHandler } from 'express';
import type { Language } from '../../../shared/language';
import type { Context, Services } from '../../domain/context';
import type { ReplicaReads } from '../../platform/database/replicas';
import type { Statements } from '../../platform/database/statements/statements';
import { createRequestRecord } from '../../platform/telemetry/request-record';
import { announceRateLimits } from './announced-rate-limits';
import { canReadReplica } from './replica-routing';
import { languageOf } from './request-language';
import type { RequestDevice } from '../sessions/request-device';
import type { ReadableSession } from '../sessions/readable-session';
import type { Sessions } from '../sessions/sessions';

declare global {
  namespace Express {
    interface Request {
      /** Set by the app's first middleware, so every handler has it. */
      readonly context: RequestContext;
    }
  }
}

/**
 * Context of one HTTP request or WebSocket. Apollo passes a shallow copy to resolvers. The copy
 * shares the session and the record. The getters are on the prototype, so that the copy keeps them.
 */
export class RequestContext implements Context {
  // The initialisers run after the constructor has assigned its parameters, because the compiler
  // option `useDefineForClassFields` is off.
  readonly env = this.services.env;
  readonly logger = this.services.logger;
  readonly orm = this.services.orm;
  readonly primary = this.services.primary;
  readonly responses = this.services.responses;
  readonly writes = this.services.writes;
  readonly transactions = this.services.transactions;
  readonly pictures = this.services.pictures;
  readonly mailer = this.services.mailer;
  readonly signatures = this.services.signatures;
  readonly pseudonyms = this.services.pseudonyms;
  readonly rateLimits = announceRateLimits(this.services.rateLimits, this.request);
  readonly pubsub = this.services.pubsub;
  readonly ip = this.request.ip ?? '';
  readonly record = createRequestRecord(this.request.headers['x-request-id']);

  constructor(
    /** Services that all requests share. */
    readonly services: Services,
    readonly request: Request,
    readonly session: ReadableSession,
    readonly device: RequestDevice,
    private readonly replica?: ReplicaReads,
  ) {
    Object.freeze(this);
  }

  get reads(): Statements {
    const { replica, request, services } = this;
    return replica && canReadReplica(request, replica.isPrimaryLost) ? replica.reads : services.primary;
  }

  get language(): Language {
    return languageOf(this.request);
  }
}

/**
 * Creates the context of a WebSocket with an access token in its connection parameters. It is the
 * context of the request with the token's session.
 * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS
 */
export async function createTokenContext(request: Request, sessions: Sessions, token: string): Promise<RequestContext> {
  const session = sessions.ofToken(request, token);
  await session.authenticate();
  return new RequestContext(request.context.services, request, session, request.context.device);
}

/** Dependencies of contexts. */
export interface ContextDependencies {
  services: Services;
  sessions: Sessions;
  /** Reads from replicas, if there are any. */
  replica?: ReplicaReads;
}

/** Creates the middleware that sets the context of each request. */
export function createContexts({ services, sessions, replica }: ContextDependencies): RequestHandler {
  return (req, _res, next) => {
    const context = new RequestContext(services, req, sessions.of(req), sessions.deviceOf(req), replica);
    Object.defineProperty(req, 'context', { value: context });
    next();
  };
}
