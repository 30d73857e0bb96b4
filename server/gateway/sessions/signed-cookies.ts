import { signedCookie } from 'cookie-parser';

/** Maximum number of cookies in the cache. Each takes about 300 bytes. */
export const MAX_REMEMBERED = 10_000;

/**
 * Reads the values of signed cookies. A browser sends the same cookie with every request, and
 * computing the signature costs more than reading the session. Therefore the most recently used
 * genuine cookies are cached. Forged ones are not.
 */
export class SignedCookies {
  /** Values by the whole cookie, in the order of their last use. */
  private readonly genuine = new Map<string, string>();

  constructor(private readonly secret: string) {}

  /** Number of cached cookies. */
  get size(): number {
    return this.genuine.size;
  }

  /** Returns the value of a cookie, or undefined without a valid signature. */
  read(cookie: unknown): string | undefined {
    if (typeof cookie !== 'string') return undefined;
    const value = this.genuine.get(cookie) ?? this.verify(cookie);
    if (value !== undefined) this.remember(cookie, value);
    return value;
  }

  private verify(cookie: string): string | undefined {
    const value = signedCookie(cookie, this.secret);
    // `unsign` returns a cookie without a signature unchanged.
    return value === false || value === '' || value === cookie ? undefined : value;
  }

  private remember(cookie: string, value: string): void {
    this.genuine.delete(cookie);
    this.genuine.set(cookie, value);
    const [oldest] = this.genuine.size > MAX_REMEMBERED ? this.genuine.keys() : [];
    if (oldest !== undefined) this.genuine.delete(oldest);
  }
}
