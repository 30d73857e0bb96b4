import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type Env, isBehindTls } from '../env';
import { contentSecurityPolicy } from './csp';
import { PERMISSIONS_POLICY } from './permissions-policy';

/** Sets the headers of every response. A page with another policy replaces the header. */
export function setStaticHeaders(env: Env): RequestHandler {
  const policy = contentSecurityPolicy();
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isBehindTls(env),
    crossOriginEmbedderPolicy: false,
  });
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', policy).setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    setHeaders(req, res, next);
  };
}
