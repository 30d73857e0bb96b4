import { type Context, requireViewerId, type Services } from '../../context';
import { AppError } from '../../../platform/errors/app-error';
import { isEqualInConstantTime } from '../../../platform/security/constant-time';
import { denyTokens } from '../sessions/token';

/** Validity of a link in milliseconds. A download that broke off can be repeated meanwhile. */
const VALID_MS = 60 * 60 * 1000;

const sign = ({ sign: hmac }: Pick<Services, 'sign'>, memberId: number, expires: string): string =>
  hmac(`data-export:${memberId}:${expires}`);

/**
 * Returns the path at which the viewer downloads their data. It is valid for an hour and only in
 * the viewer's sessions.
 */
export function createExportPath(ctx: Context): string {
  const expires = String(Date.now() + VALID_MS);
  return `/api/exports/${expires}.${sign(ctx, requireViewerId(ctx), expires)}`;
}

/**
 * Checks the last segment of a download path.
 * @throws {AppError} NOT_FOUND for an invalid or expired link or another member's link;
 *   UNAUTHENTICATED, SESSION_REQUIRED
 */
export function checkExportLink(ctx: Context, link: string): void {
  denyTokens(ctx);
  const memberId = requireViewerId(ctx);
  const [expires = '', signature = ''] = link.split('.');
  const isSigned = isEqualInConstantTime(signature, sign(ctx, memberId, expires));
  if (!isSigned || Number(expires) < Date.now()) throw new AppError('NOT_FOUND');
}
