import type { Response } from 'supertest';

/** Cookie that identifies a trusted device. */
export interface DeviceCookie {
  /** Whole `Set-Cookie` header. */
  cookie: string;
  value: string;
  id: string;
}

/** Returns the device cookie that the response sets, or undefined. */
export function decodeDevice({ headers }: Pick<Response, 'headers'>): DeviceCookie | undefined {
  const cookies = headers['set-cookie'] as string[] | undefined;
  const cookie = cookies?.find((each) => /^(__Host-)?device=/.test(each));
  if (cookie === undefined) return undefined;
  const value = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  return { cookie, value, id: value.split('.', 1)[0] ?? '' };
}
