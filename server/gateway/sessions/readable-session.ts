import type { Response } from 'express';
import type { Session } from '../../domain/kit/session';

/** A session that the gateway reads before anything else uses it; until then it is a visitor's. */
export interface ReadableSession extends Session {
  /**
   * Finds out whose session it is.
   * @param res gets the headers and cookies that belong to the result
   * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS, UNAVAILABLE
   */
  read(res: Response): Promise<void>;
}
