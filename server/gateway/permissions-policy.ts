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
export const PERMISSIONS_POLICY = UNUSED.map((ability) => `${ability}=()`).join(', ');
