import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Device, DeviceAccount } from '../../domain/kit/device';

const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;
const ID_BYTES = 16;

/** What the devices of all requests share. */
export interface DeviceParts {
  cookieName: string;
  /** The secret that also signs session cookies. */
  secret: string;
  /** Whether browsers send the cookie over TLS only. */
  secure: boolean;
}

/**
 * The browser of one request, known by a cookie of a random id, an end and a signature. The
 * signature also covers the member and the hash of the password, neither of which is in the cookie:
 * nothing needs to be stored, a new password makes every browser unknown, and the cookie says
 * nothing about whose it is (decisions/0024-known-devices.md).
 */
export class RequestDevice implements Device {
  constructor(
    private readonly req: Request,
    private readonly parts: DeviceParts,
  ) {}

  idFor(account: DeviceAccount): string | undefined {
    const value = (this.req.cookies as Record<string, unknown>)[this.parts.cookieName];
    const [id, end, signature, ...more] = typeof value === 'string' ? value.split('.') : [];
    if (id === undefined || end === undefined || signature === undefined || more.length > 0) return undefined;
    const genuine = isEqual(signature, this.sign(id, end, account));
    return genuine && Number(end) > Date.now() ? id : undefined;
  }

  remember(account: DeviceAccount): void {
    const { cookieName, secure } = this.parts;
    if (secure && !this.req.secure) return;
    const id = this.idFor(account) ?? randomBytes(ID_BYTES).toString('base64url');
    const end = String(Date.now() + MAX_AGE_MS);
    this.req.res?.cookie(cookieName, `${id}.${end}.${this.sign(id, end, account)}`, {
      maxAge: MAX_AGE_MS,
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure,
    });
  }

  private sign(id: string, end: string, account: DeviceAccount): string {
    // The first word keeps these signatures apart from those of session cookies, which have the
    // same secret.
    const signed = JSON.stringify(['device', id, end, account.id, account.passwordHash]);
    return createHmac('sha256', this.parts.secret).update(signed).digest('base64url');
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
