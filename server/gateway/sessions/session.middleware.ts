import cookieParser from 'cookie-parser';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressSession, { type SessionData } from 'express-session';
import { type Env, isBehindTls } from '../../env';
import { AppError } from '../../platform/errors';
import type { Session } from '../../domain/kit/session';
import { MAX_SESSION_SECONDS, type SessionStore } from './session.store';

declare module 'express-session' {
  interface SessionData {
    memberId: number;
    /** Milliseconds since 1970. */
    loginAt: number;
    touchedAt: number;
  }
}

const DAY = 24 * 60 * 60 * 1000;
const IDLE = 14 * DAY;
const ABSOLUTE = MAX_SESSION_SECONDS * 1000;

/** The cookie's name: browsers hold `__Host-` cookies to this very host, but only behind TLS. */
function cookieName(env: Env): string {
  return isBehindTls(env) ? '__Host-sid' : 'sid';
}

/** Requests and their sessions. */
export interface Sessions {
  /** Reads a request's session, once. */
  middleware: RequestHandler[];
  /** The member that a request's session is of; null for a visitor. Only after the middleware. */
  viewerOf(req: Request): number | null;
  /** A request's session, as the services use it. */
  sessionOf(req: Request): Session;
}

/**
 * Sessions by express-session, which writes them only when one starts or ends, and once a day to move its expiry:
 * 14 days after the last use, 30 days after the login at the latest.
 *
 * Most requests only need to know whose session it is. For them the store is read by the cookie, and express-session,
 * which makes a session that could be changed and looks again and again whether it was, stays out of the way.
 */
export function createSessions(env: Env, secret: string, sessions: SessionStore): Sessions {
  const name = cookieName(env);
  const open = expressSession({
    name,
    secret,
    store: sessions.store,
    resave: false,
    saveUninitialized: false,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isBehindTls(env), maxAge: IDLE },
  });
  const viewers = new WeakMap<Request, number>();
  const sidOf = (req: Request): string => {
    const sid = (req.signedCookies as Record<string, unknown>)[name];
    return typeof sid === 'string' ? sid : '';
  };
  const read = (req: Request, res: Response, next: NextFunction): void => {
    const sid = sidOf(req);
    if (sid === '') return next();
    sessions.store.get(sid, (error: unknown, stored) => {
      if (error) return next(error);
      if (!stored?.memberId) return next();
      if (isOfAge(stored)) return void open(req, res, (failed) => (failed ? next(failed) : renew(req, viewers, next)));
      viewers.set(req, stored.memberId);
      next();
    });
  };
  return {
    middleware: [cookieParser(secret), read],
    viewerOf: (req) => viewers.get(req) ?? null,
    sessionOf: (req) => openSession(req, sessions, { sid: sidOf(req), isVisitor: !viewers.has(req), open }),
  };
}

/** Whether a session is due for a change, by its age. */
function isOfAge({ loginAt, touchedAt }: Partial<SessionData>): boolean {
  const now = Date.now();
  return now - (loginAt ?? now) > ABSOLUTE || now - (touchedAt ?? now) > DAY;
}

/** Moves the expiry of a session that was used, or ends it. */
function renew(req: Request, viewers: WeakMap<Request, number>, next: NextFunction): void {
  const { loginAt, memberId } = req.session;
  if (memberId === undefined || loginAt === undefined) return next();
  const now = Date.now();
  if (now - loginAt > ABSOLUTE) return void req.session.regenerate(next);
  viewers.set(req, memberId);
  req.session.touchedAt = now;
  // At once: at the end of a long request the session may have been ended elsewhere, and this would bring it back.
  req.session.save(next);
}

interface Opening {
  /** The id that the request came with; '' without one. */
  sid: string;
  isVisitor: boolean;
  /** express-session. */
  open: RequestHandler;
}

function openSession(req: Request, sessions: SessionStore, { sid, isVisitor, open }: Opening): Session {
  const opened = async (): Promise<void> => {
    if (req.res) await settle((done) => void open(req, req.res as Response, done));
  };
  return {
    start: async (memberId) => {
      await opened();
      if (!hasSession(req)) throw new AppError('UNAVAILABLE');
      try {
        // A fresh id: one that was planted before the login is worth nothing after it.
        await settle((done) => req.session.regenerate(done));
        const now = Date.now();
        Object.assign(req.session, { memberId, loginAt: now, touchedAt: now });
        await sessions.note(memberId, req.sessionID);
        await settle((done) => req.session.save(done));
        keepAsSaved(req);
      } catch (error) {
        dropSession(req);
        throw error;
      }
    },
    end: async () => {
      if (isVisitor && !hasSession(req)) return;
      await opened();
      if (hasSession(req) && req.session.memberId !== undefined) await settle((done) => req.session.destroy(done));
    },
    isAlive: () =>
      new Promise((resolve, reject) => {
        sessions.store.get(sid, (error: unknown, stored) => {
          if (error) reject(new Error('session store', { cause: error }));
          else resolve(stored?.memberId !== undefined);
        });
      }),
    endAllOf: (memberId) => sessions.endAllOf(memberId),
  };
}

/** Whether there is a session to read; none after it was destroyed or dropped. */
function hasSession(req: Partial<Pick<Request, 'session'>>): boolean {
  return req.session !== undefined;
}

/** A session that could not be stored: express-session neither sets its cookie nor tries again when it is gone. */
function dropSession(req: Partial<Pick<Request, 'session'>>): void {
  delete req.session;
}

/**
 * express-session takes a regenerated session for an unsaved one and would write it again when the answer ends. By then
 * it may have been ended elsewhere, and that would bring it back.
 */
function keepAsSaved({ session }: Request): void {
  const save = (done?: (error?: unknown) => void): typeof session => {
    done?.();
    return session;
  };
  Object.defineProperty(session, 'save', { value: save });
}

function settle(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) =>
      error ? reject(error instanceof Error ? error : new Error('session store', { cause: error })) : resolve(),
    );
  });
}
