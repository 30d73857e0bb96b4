import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type Env, isBehindTls } from '../../env';
import { contentSecurityPolicy } from './csp';

/**
 * Browser features that no page uses, so that an injected script cannot use them either. Chromium
 * would report an unknown name in the console of every page.
 */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** `Permissions-Policy` of every response. */
const PERMISSIONS_POLICY = UNUSED.map((ability) => `${ability}=()`).join(', ');

/** Sets the headers of every response. A page with another policy replaces the header. */
export function setSecurityHeaders(env: Env): RequestHandler {
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
