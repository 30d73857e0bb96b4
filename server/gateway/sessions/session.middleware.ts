import cookieParser from 'cookie-parser';
import type { Request, RequestHandler } from 'express';
import expressSession from 'express-session';
import type { TokenAuthority } from '../../domain/kit/token';
import { type Env, isBehindTls } from '../../env';
import { readBearerToken } from './bearer';
import type { ReadableSession } from './readable-session';
import { RequestDevice } from './request-device';
import { RequestSession, SESSION_IDLE_MS } from './request-session';
import type { SessionStore } from './session.store';
import { SignedCookies } from './signed-cookies';
import { TokenSession } from './token-session';

/** Creates and reads the sessions of requests. */
export interface Sessions {
  /**
   * The request's session: its access token's, if it has one, else its cookie's. Before the
   * middleware has read it, it is a visitor's.
   */
  of(req: Request): ReadableSession;
  /** The session of an access token that came otherwise than in the request's header. */
  ofToken(req: Request, token: string): TokenSession | undefined;
  /** The browser that sent the request. */
  deviceOf(req: Request): RequestDevice;
  /** Reads the session of `req.context`. */
  middleware: RequestHandler[];
}

/** What sessions are created from. */
export interface SessionSettings {
  env: Env;
  /** Signs the cookies. */
  secret: string;
  store: SessionStore;
  /** Recognises access tokens; without it, they are ignored. */
  tokenAuthority?: TokenAuthority;
  /** Is called when a session of the member has ended, or may have. */
  onEnd(memberId: number): void;
}

/**
 * Sessions by express-session, which writes a session only when it starts or ends, and once a day
 * to move its expiry: 14 days after the last use, 30 days after the login at the latest.
 */
export function createSessions({ env, secret, store, tokenAuthority, onEnd }: SessionSettings): Sessions {
  // Browsers bind `__Host-` cookies to this host, but accept them only over TLS.
  const secure = isBehindTls(env);
  const nameOf = (name: string): string => (secure ? `__Host-${name}` : name);
  const cookieName = nameOf('sid');
  const openSession = expressSession({
    name: cookieName,
    secret,
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
  const sessionParts = { cookieName, cookies: new SignedCookies(secret), sessions: store, openSession, onEnd };
  const deviceParts = { cookieName: nameOf('device'), secret, secure };
  return {
    of: (req) => {
      const token = readBearerToken(req);
      return token === undefined || !tokenAuthority
        ? new RequestSession(req, sessionParts)
        : new TokenSession(req, token, tokenAuthority);
    },
    ofToken: (req, token) => tokenAuthority && new TokenSession(req, token, tokenAuthority),
    deviceOf: (req) => new RequestDevice(req, deviceParts),
    middleware: [cookieParser(), readSession],
  };
}
