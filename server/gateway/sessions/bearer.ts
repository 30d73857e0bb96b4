import type { IncomingMessage } from 'node:http';

const SCHEME = /^bearer(?: +|$)/i;

/**
 * Reads the access token of a request from its header `Authorization` ({@link readCredentials}).
 */
export function readBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return readCredentials(headers.authorization);
}

/**
 * Parses `Bearer …` (RFC 6750). Returns the access token, '' for the scheme alone, and undefined
 * for other schemes or values.
 */
export function readCredentials(authorization: unknown): string | undefined {
  if (typeof authorization !== 'string' || !SCHEME.test(authorization)) return undefined;
  return authorization.replace(SCHEME, '').trim();
}
