import type { IncomingMessage } from 'node:http';

const SCHEME = /^bearer(?: +|$)/i;

/**
 * Parses the access token of a request from its header `Authorization` ({@link parseCredentials}).
 */
export function parseBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return parseCredentials(headers.authorization);
}

/**
 * Parses `Bearer …` (RFC 6750). Returns the access token, '' for the scheme alone, and undefined
 * for other schemes or values.
 */
export function parseCredentials(authorization: unknown): string | undefined {
  if (typeof authorization !== 'string' || !SCHEME.test(authorization)) return undefined;
  return authorization.replace(SCHEME, '').trim();
}
