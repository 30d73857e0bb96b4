import type { IncomingMessage } from 'node:http';

const SCHEME = /^bearer(?: +|$)/i;

/** The access token of a request, from its header `Authorization` ({@link readCredentials}). */
export function readBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return readCredentials(headers.authorization);
}

/**
 * The access token in `Bearer …` (RFC 6750), '' for the bare scheme; undefined for other schemes
 * and anything but text.
 */
export function readCredentials(authorization: unknown): string | undefined {
  if (typeof authorization !== 'string' || !SCHEME.test(authorization)) return undefined;
  return authorization.replace(SCHEME, '').trim();
}
