import type { IncomingMessage } from 'node:http';

const SCHEME = /^bearer(?: +|$)/i;

/** The access token in `Authorization: Bearer …` (RFC 6750), '' for the bare scheme; undefined with any other header or none. */
export function readBearerToken({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | undefined {
  if (authorization === undefined || !SCHEME.test(authorization)) return undefined;
  return authorization.replace(SCHEME, '').trim();
}
