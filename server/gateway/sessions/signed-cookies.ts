import { signedCookie } from 'cookie-parser';

/** Cookies whose signature is remembered. Each takes about 300 bytes. */
export const MAX_REMEMBERED = 10_000;

/**
 * Reads the values of cookies that one secret signed. A browser sends the same cookie with every
 * request, and computing the signature costs more than looking the session up; so genuine cookies
 * are remembered, those used last. Forged ones are not.
 */
export class SignedCookies {
  /** The values by the whole cookie, those used last at the end. */
  private readonly genuine = new Map<string, string>();

  constructor(private readonly secret: string) {}

  /** The number of cookies that are remembered. */
  get size(): number {
    return this.genuine.size;
  }

  /** The value of a cookie; undefined for one that the secret has not signed. */
  read(cookie: unknown): string | undefined {
    if (typeof cookie !== 'string') return undefined;
    const value = this.genuine.get(cookie) ?? this.verify(cookie);
    if (value !== undefined) this.remember(cookie, value);
    return value;
  }

  private verify(cookie: string): string | undefined {
    const value = signedCookie(cookie, this.secret);
    // A cookie without a signature is returned as it is.
    return value === false || value === '' || value === cookie ? undefined : value;
  }

  private remember(cookie: string, value: string): void {
    this.genuine.delete(cookie);
    this.genuine.set(cookie, value);
    const [oldest] = this.genuine.size > MAX_REMEMBERED ? this.genuine.keys() : [];
    if (oldest !== undefined) this.genuine.delete(oldest);
  }
}
