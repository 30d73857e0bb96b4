import { AppError } from '../../../platform/errors/app-error';
import type { Context } from '../../context';

/**
 * Denies a request with an access token. Actions that end or extend access to the account need a
 * session.
 * @throws {AppError} SESSION_REQUIRED
 */
export function ensureNoToken({ session }: Context): void {
  if (session.token) throw new AppError('SESSION_REQUIRED');
}
