import { signedCookie } from 'cookie-parser';
import { LRUCache } from 'lru-cache';
import type { Secrets } from '../../platform/security/signatures';

/** Maximum number of cookies in the cache. Each takes about 300 bytes. */
export const MAX_REMEMBERED = 10_000;

/**
 * Reads the values of signed cookies. A browser sends the same cookie with every request, and
 * computing the signature costs more than reading the session. Therefore the most recently used
 * genuine cookies are cached. Forged ones are not.
 */
export class SignedCookies {
  /** Values by the whole cookie. */
  private readonly genuine = new LRUCache<string, string>({ max: MAX_REMEMBERED });

  /** @param secrets those whose signatures are valid */
  constructor(private readonly secrets: Secrets) {}

  /** Number of cached cookies. */
  get size(): number {
    return this.genuine.size;
  }

  /** Returns the value of a cookie, or undefined without a valid signature. */
  read(cookie: unknown): string | undefined {
    if (typeof cookie !== 'string') return undefined;
    const known = this.genuine.get(cookie);
    if (known !== undefined) return known;
    const value = signedCookie(cookie, [...this.secrets]);
    // `unsign` returns a cookie without a signature unchanged.
    if (value === false || value === '' || value === cookie) return undefined;
    this.genuine.set(cookie, value);
    return value;
  }
}
