import cookieParser from 'cookie-parser';
import type { Request, RequestHandler } from 'express';
import expressSession from 'express-session';
import { type Env, isBehindTls } from '../../env';
import type { Secrets, Signatures } from '../../platform/security/signatures';
import { parseBearerToken } from './bearer-token';
import type { ReadableSession } from './readable-session';
import { RequestDevice } from './request-device';
import { RequestSession, SESSION_IDLE_MS } from './request-session';
import type { SessionStore } from './session-store';
import { SignedCookies } from './signed-cookies';
import { TokenSession } from './token-session';

/** Creates and reads the sessions of requests. */
export interface Sessions {
  /**
   * Returns the session of the request's access token, or of its cookie. Its `memberId` is null
   * until the middleware has read it.
   */
  of(req: Request): ReadableSession;
  /** Returns the session of an access token that was not sent in the request's header. */
  ofToken(req: Request, token: string): TokenSession;
  /** Returns the browser that sent the request. */
  deviceOf(req: Request): RequestDevice;
  /** Reads the session of `req.context`. */
  middleware: RequestHandler[];
}

/** Dependencies of sessions. */
export interface SessionSettings {
  env: Env;
  /** Secrets of the cookies. */
  secrets: Secrets;
  /** Signatures under the same secrets. */
  signatures: Signatures;
  store: SessionStore;
  /** Called when a session of the member has ended, or may have ended. */
  onEnd(memberId: number): void;
}

/**
 * Creates sessions by express-session. A session is written only when it starts or ends, and once a
 * day to extend it. It ends 14 days after its last use, and 30 days after the login at the latest.
 */
export function createSessions(settings: SessionSettings): Sessions {
  const { env, secrets, signatures, store, onEnd } = settings;
  // Browsers bind `__Host-` cookies to this host, but accept them only over TLS.
  const secure = isBehindTls(env);
  const nameOf = (name: string): string => (secure ? `__Host-${name}` : name);
  const cookieName = nameOf('sid');
  const openSession = expressSession({
    name: cookieName,
    secret: [...secrets],
    store: store.store,
    resave: false,
    saveUninitialized: false,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: SESSION_IDLE_MS },
  });
  const readSession: RequestHandler = async (req, res, next) => {
    const { session, record } = req.context;
    await session.read(res);
    if (session.memberId !== null) record.memberId = session.memberId;
    next();
  };
  const sessionParts = { cookieName, cookies: new SignedCookies(secrets), sessions: store, openSession, onEnd };
  const deviceParts = { cookieName: nameOf('device'), signatures, secure };
  return {
    of: (req) => {
      const token = parseBearerToken(req);
      return token === undefined ? new RequestSession(req, sessionParts) : new TokenSession(req, token);
    },
    ofToken: (req, token) => new TokenSession(req, token),
    deviceOf: (req) => new RequestDevice(req, deviceParts),
    middleware: [cookieParser(), readSession],
  };
}
