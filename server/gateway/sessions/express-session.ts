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
 * True if express-session has set a session on the request. False before it has run and after the
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
 * Prevents express-session from saving a regenerated session again at the end of the response. A
 * second save would restore a session that was ended elsewhere in the meantime.
 */
export function preventSecondSave({ session }: Request): void {
  const save = (done?: (error?: unknown) => void): typeof session => {
    done?.();
    return session;
  };
  Object.defineProperty(session, 'save', { value: save });
}

/** Converts a callback of express-session into a promise. */
export function settle(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => {
      if (!error) resolve();
      else reject(error instanceof Error ? error : new Error('session store', { cause: error }));
    });
  });
}
