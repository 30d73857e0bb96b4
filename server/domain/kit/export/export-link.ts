import { type Context, requireViewerId } from '../../context';
import { AppError } from '../../../platform/errors/app-error';
import type { Sign } from '../../../platform/security/signatures';
import { ensureNoToken } from '../sessions/token';

/** Validity of a link in milliseconds. A download that broke off can be repeated meanwhile. */
const VALID_MS = 60 * 60 * 1000;

const signatureOf = (sign: Sign, memberId: number, expires: string): string =>
  sign(`data-export:${memberId}:${expires}`);

/**
 * Returns the path at which the viewer downloads their data. It is valid for an hour and only in
 * the viewer's sessions.
 */
export function createExportPath(ctx: Context): string {
  const expires = String(Date.now() + VALID_MS);
  return `/api/exports/${expires}.${signatureOf(ctx.signatures.sign, requireViewerId(ctx), expires)}`;
}

/**
 * Checks the last segment of a download path.
 * @throws {AppError} NOT_FOUND for an invalid or expired link or another member's link;
 *   UNAUTHENTICATED, SESSION_REQUIRED
 */
export function ensureExportLink(ctx: Context, link: string): void {
  ensureNoToken(ctx);
  const memberId = requireViewerId(ctx);
  const [expires = '', signature = ''] = link.split('.');
  const isSigned = ctx.signatures.isGenuine(signature, (sign) => signatureOf(sign, memberId, expires));
  if (!isSigned || Number(expires) < Date.now()) throw new AppError('NOT_FOUND');
}
