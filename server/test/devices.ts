import type { Response } from 'supertest';

/** The cookie by which a device is known. */
export interface DeviceCookie {
  /** The header that set it. */
  cookie: string;
  value: string;
  id: string;
}

/** The device cookie that a response set; undefined when it set none. */
export function decodeDevice({ headers }: Pick<Response, 'headers'>): DeviceCookie | undefined {
  const cookies = headers['set-cookie'] as string[] | undefined;
  const cookie = cookies?.find((each) => /^(__Host-)?device=/.test(each));
  if (cookie === undefined) return undefined;
  const value = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  return { cookie, value, id: value.split('.', 1)[0] ?? '' };
}
