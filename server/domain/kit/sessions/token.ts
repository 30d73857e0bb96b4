import { AppError } from '../../../platform/errors/app-error';
import type { Context, Services } from '../../context';
import type { TokenGrant } from './session';

/** Recognises access tokens for the gateway. One module provides it in its manifest. */
export interface TokenAuthority {
  /**
   * Reads the rights of a request's token and counts the request.
   * @param ip the client's IP address
   * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS
   */
  authenticate(services: Services, token: string, ip: string): Promise<TokenGrant>;
  /** True if an accepted token is still valid. A WebSocket outlives the request that opened it. */
  isValid(services: Services, token: string): Promise<boolean>;
}

/**
 * Denies a request with an access token. Actions that end or extend access to the account need a
 * session.
 * @throws {AppError} SESSION_REQUIRED
 */
export function ensureNoToken({ session }: Context): void {
  if (session.token) throw new AppError('SESSION_REQUIRED');
}
