import type { RequestHandler } from 'express';

/**
 * The abilities of a browser that no page of the service uses, and that an injected script therefore must not get. A name
 * that Chromium does not know would be reported in the console of every page.
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

const HEADER = UNUSED.map((ability) => `${ability}=()`).join(', ');

/** Sets the same policy on every response. */
export const setPermissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set('Permissions-Policy', HEADER);
  next();
};
