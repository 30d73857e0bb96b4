/**
 * The abilities of a browser that no page of the service uses, and that an injected script
 * therefore must not get. A name that Chromium does not know would be reported in the console of
 * every page.
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

/** The policy of every response. */
export const PERMISSIONS_POLICY = UNUSED.map((ability) => `${ability}=()`).join(', ');
