import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/app-error';

/** Responds with NOT_FOUND to every request that no route before it has served. */
export const refuseUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};
