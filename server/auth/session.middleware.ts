import type { Request, RequestHandler } from 'express';
import expressSession from 'express-session';
import { type Env, isBehindTls } from '../env';
import { AppError } from '../lib/errors';
import type { Session } from '../lib/session';
import { LONGEST_SESSION, type SessionStore } from './session.store';

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
const ABSOLUTE = LONGEST_SESSION * 1000;

/** The cookie's name: browsers hold `__Host-` cookies to this very host, but only behind TLS. */
function cookieName(env: Env): string {
  return isBehindTls(env) ? '__Host-sid' : 'sid';
}

/**
 * Reads a request's session, once. It writes only when a session starts or ends, and once a day to move its expiry:
 * 14 days after the last use, 30 days after the login at the latest.
 */
export function createSessionMiddleware(env: Env, secret: string, sessions: SessionStore): RequestHandler[] {
  const secure = isBehindTls(env);
  const read = expressSession({
    name: cookieName(env),
    secret,
    store: sessions.store,
    resave: false,
    saveUninitialized: false,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: IDLE },
  });
  const age: RequestHandler = (req, _res, next) => {
    const { loginAt, touchedAt, memberId } = req.session;
    if (memberId === undefined || loginAt === undefined || touchedAt === undefined) return next();
    const now = Date.now();
    if (now - loginAt > ABSOLUTE) return req.session.regenerate(next);
    if (now - touchedAt <= DAY) return next();
    req.session.touchedAt = now;
    // At once: at the end of a long request the session may have been ended elsewhere, and this would bring it back.
    req.session.save(next);
  };
  return [read, age];
}

/** A request's session, as the services use it. */
export function sessionOf(req: Request, sessions: SessionStore): Session {
  return {
    start: async (memberId) => {
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
      if (hasSession(req) && req.session.memberId !== undefined) await settle((done) => req.session.destroy(done));
    },
    isAlive: () =>
      new Promise((resolve, reject) => {
        sessions.store.get(req.sessionID, (error: unknown, stored) => {
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
