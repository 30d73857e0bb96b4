import type { RequestHandler } from 'express';

/** The abilities of a browser that no page of the service uses, and that an injected script therefore must not get. */
const UNUSED = [
  'accelerometer',
  'bluetooth',
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
