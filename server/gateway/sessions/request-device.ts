import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { type Language, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../../../shared/language';
import type { Device, DeviceAccount } from '../../domain/kit/sessions/device';
import type { Sign, Signatures } from '../../platform/security/signatures';

const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;
const ID_BYTES = 16;

/** Settings shared by the devices of all requests. */
export interface DeviceDependencies {
  cookieName: string;
  signatures: Signatures;
  /** True if browsers send the cookie over TLS only. */
  secure: boolean;
}

/**
 * The browser of one request. A cookie with a random id, an expiry and a signature identifies it.
 * The signature also covers the member and the password hash, but the cookie contains neither.
 * Therefore nothing is stored, a new password invalidates every device, and the cookie does not
 * reveal the member (decision 24).
 */
export class RequestDevice implements Device {
  constructor(
    private readonly req: Request,
    private readonly parts: DeviceDependencies,
  ) {}

  idFor(account: DeviceAccount): string | undefined {
    const value = (this.req.cookies as Record<string, unknown>)[this.parts.cookieName];
    const [id, end, signature, ...more] = typeof value === 'string' ? value.split('.') : [];
    if (id === undefined || end === undefined || signature === undefined || more.length > 0) return undefined;
    const genuine = this.parts.signatures.isGenuine(signature, (sign) => signatureOf(sign, id, end, account));
    return genuine && Number(end) > Date.now() ? id : undefined;
  }

  remember(account: DeviceAccount): void {
    const { cookieName, secure, signatures } = this.parts;
    if (secure && !this.req.secure) return;
    const id = this.idFor(account) ?? randomBytes(ID_BYTES).toString('base64url');
    const end = String(Date.now() + MAX_AGE_MS);
    this.req.res?.cookie(cookieName, `${id}.${end}.${signatureOf(signatures.sign, id, end, account)}`, {
      maxAge: MAX_AGE_MS,
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure,
    });
  }

  rememberLanguage(language: Language): void {
    this.req.res?.cookie(LANGUAGE_COOKIE, language, {
      maxAge: LANGUAGE_COOKIE_SECONDS * 1000,
      sameSite: 'lax',
      path: '/',
      secure: this.parts.secure,
    });
  }
}

function signatureOf(sign: Sign, id: string, end: string, account: DeviceAccount): string {
  // The prefix separates these signatures from those of session cookies, which use the same
  // secrets.
  return sign(JSON.stringify(['device', id, end, account.id, account.passwordHash]));
}
