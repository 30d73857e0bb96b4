import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../env';
import { AppError } from '../platform/errors';
import { readBearerToken } from './sessions/bearer';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from pages of other sites (rest.md: Common to all paths). Clients that
 * send neither Sec-Fetch-Site nor Origin are not browsers, and pass.
 */
export function refuseForeignOrigins(env: Env): RequestHandler {
  return (req, _res, next) => {
    if (!SAFE.has(req.method) && isForeign(req, env)) throw new AppError('CROSS_ORIGIN');
    next();
  };
}

/**
 * Whether the request comes from a page of another origin and could use the session of the
 * browser's user. A page has to know an access token to send it, and a request with one uses no
 * cookie.
 */
export function isForeign(req: IncomingMessage, env: Env): boolean {
  if (readBearerToken(req) !== undefined) return false;
  const { origin, host, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined && env.ALLOWED_ORIGINS.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const own = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin;
  return origin !== own && !(URL.canParse(origin) && new URL(origin).host === host);
}
