import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type Env, isBehindTls } from '../../env';

const MESSAGE =
  'a request arrived over http, but PUBLIC_URL is https: members get no session cookie and cannot log in. ' +
  'Set TRUST_PROXY to the number of proxies, and let the outermost one send X-Forwarded-Proto: https';

/** Warns once per process about requests over http if `PUBLIC_URL` is https. */
export function warnOfPlainHttp(env: Env, logger: Logger): RequestHandler {
  let isWatching = isBehindTls(env);
  return (req, _res, next) => {
    if (isWatching && !req.secure) {
      isWatching = false;
      logger.warn({ trustProxy: env.TRUST_PROXY }, MESSAGE);
    }
    next();
  };
}
