import { AppError } from '../../platform/errors';
import type { Context, Services } from '../context';
import type { TokenGrant } from './session';

/** Recognises access tokens, for the gateway. One module provides it in its manifest. */
export interface TokenAuthority {
  /**
   * Reads what a token of a request allows, and counts the request.
   * @param ip the address that the request came from
   * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS
   */
  authenticate(services: Services, token: string, ip: string): Promise<TokenGrant>;
  /**
   * Whether a token that was accepted before is still valid: a WebSocket lives longer than the
   * request that opened it.
   */
  isValid(services: Services, token: string): Promise<boolean>;
}

/**
 * Refuses a request with an access token. What ends or prolongs access to the account needs the
 * member, not a program.
 * @throws {AppError} SESSION_REQUIRED
 */
export function refuseTokens({ session }: Context): void {
  if (session.token) throw new AppError('SESSION_REQUIRED');
}
