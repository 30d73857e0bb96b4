import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../../env';
import { AppError } from '../../platform/errors/app-error';
import { parseBearerToken } from '../sessions/bearer-token';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from pages of other sites (rest.md: Common to all paths). Requests
 * without Sec-Fetch-Site and Origin pass, because browsers always send one of them.
 */
export function refuseForeignOrigins(env: Env): RequestHandler {
  return (req, _res, next) => {
    if (!SAFE.has(req.method) && isForeign(req, env)) throw new AppError('CROSS_ORIGIN');
    next();
  };
}

/**
 * True if a page of another origin sent the request and could use the session of the browser's
 * user. A request with an access token is exempt, because it uses no cookie.
 */
export function isForeign(req: IncomingMessage, env: Env): boolean {
  if (parseBearerToken(req) !== undefined) return false;
  const { origin, host, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined && env.ALLOWED_ORIGINS.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const own = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin;
  return origin !== own && !(URL.canParse(origin) && new URL(origin).host === host);
}
