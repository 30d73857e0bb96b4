import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type Env, isBehindTls } from '../env';
import { contentSecurityPolicy } from './csp';
import { PERMISSIONS_POLICY } from './permissions-policy';

/** Sets the headers that every response has. A page that needs another policy replaces the header. */
export function setStaticHeaders(env: Env): RequestHandler {
  const headers = [
    ...helmetHeaders(env),
    ['Content-Security-Policy', contentSecurityPolicy()],
    ['Permissions-Policy', PERMISSIONS_POLICY],
  ] as const;
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** What helmet sets, which is the same for every response: asking it once saves a dozen calls for each. */
function helmetHeaders(env: Env): (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isBehindTls(env),
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
