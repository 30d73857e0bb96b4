import type { Request } from 'express';
import 'express-session';

declare module 'express-session' {
  interface SessionData {
    memberId: number;
    /** Milliseconds since 1970. */
    loginAt: number;
    touchedAt: number;
  }
}

/**
 * Whether express-session has a session for the request; not before it has run, nor after the
 * session was destroyed.
 */
export function hasSession(req: Partial<Pick<Request, 'session'>>): boolean {
  return req.session !== undefined;
}

/**
 * Removes a session that could not be stored, so that express-session neither sets its cookie nor
 * saves it again.
 */
export function dropSession(req: Partial<Pick<Request, 'session'>>): void {
  delete req.session;
}

/**
 * express-session considers a regenerated session unsaved and would save it again at the end of the
 * response. That could restore a session that has been ended elsewhere in the meantime.
 */
export function preventSecondSave({ session }: Request): void {
  const save = (done?: (error?: unknown) => void): typeof session => {
    done?.();
    return session;
  };
  Object.defineProperty(session, 'save', { value: save });
}

/** Waits for a function of express-session, which calls back with an error or without one. */
export function settle(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => {
      if (!error) resolve();
      else reject(error instanceof Error ? error : new Error('session store', { cause: error }));
    });
  });
}
