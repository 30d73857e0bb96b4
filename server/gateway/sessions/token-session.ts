import type { Request, Response } from 'express';
import type { TokenGrant } from '../../domain/kit/sessions/session';
import { authenticateToken, isTokenValid } from '../../modules';
import { AppError } from '../../platform/errors/app-error';
import type { ReadableSession } from './readable-session';

/**
 * Replaces the session in a request with an access token. Cookies of the request are ignored, none
 * is set, and no session can start or end (rules/access-tokens.md).
 */
export class TokenSession implements ReadableSession {
  private grant: TokenGrant | null = null;

  constructor(
    private readonly req: Request,
    private readonly secret: string,
  ) {}

  get token(): TokenGrant | null {
    return this.grant;
  }

  get memberId(): number | null {
    return this.grant?.memberId ?? null;
  }

  get key(): string {
    if (!this.grant) throw new AppError('UNAUTHENTICATED');
    return `token ${this.grant.tokenId}`;
  }

  /**
   * Validates the token and loads its member.
   * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS
   */
  async authenticate(): Promise<void> {
    const { services, rateLimits, ip } = this.req.context;
    this.grant = await authenticateToken({ ...services, rateLimits }, this.secret, ip);
  }

  async read(res: Response): Promise<void> {
    try {
      await this.authenticate();
    } catch (error) {
      if (error instanceof AppError && error.status === 401)
        res.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw error;
    }
  }

  isAlive(): Promise<boolean> {
    return isTokenValid(this.req.context.services, this.secret);
  }

  async start(): Promise<never> {
    throw new AppError('SESSION_REQUIRED');
  }

  async end(): Promise<never> {
    throw new AppError('SESSION_REQUIRED');
  }

  async describeAll(): Promise<never> {
    throw new AppError('SESSION_REQUIRED');
  }

  async endAllOf(): Promise<never> {
    throw new AppError('SESSION_REQUIRED');
  }
}
