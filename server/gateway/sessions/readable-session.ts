import type { Response } from 'express';
import type { Session } from '../../domain/kit/sessions/session';

/** A session that the gateway reads before its first use. Until then it is a visitor's. */
export interface ReadableSession extends Session {
  /**
   * Reads the member of the session.
   * @param res receives the session's headers and cookies
   * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS, UNAVAILABLE
   */
  read(res: Response): Promise<void>;
}
