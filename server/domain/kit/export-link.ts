import { type Context, requireViewerId, type Services } from '../context';
import { AppError } from '../../platform/errors';
import { isSameText } from '../../platform/same-text';
import { refuseTokens } from './token';

/** How long a link counts, so that a download that broke off can be repeated. */
const VALID_MS = 60 * 60 * 1000;

const sign = ({ sign: hmac }: Pick<Services, 'sign'>, memberId: number, expires: string): string =>
  hmac(`data-export:${memberId}:${expires}`);

/**
 * The path at which the viewer downloads their data. It counts for an hour, in the viewer's
 * sessions alone.
 */
export function createExportPath(ctx: Context): string {
  const expires = String(Date.now() + VALID_MS);
  return `/api/exports/${expires}.${sign(ctx, requireViewerId(ctx), expires)}`;
}

/**
 * Checks the last segment of such a path.
 * @throws {AppError} NOT_FOUND for any other, for another member's and for an old one;
 *   UNAUTHENTICATED, SESSION_REQUIRED
 */
export function checkExportLink(ctx: Context, link: string): void {
  refuseTokens(ctx);
  const memberId = requireViewerId(ctx);
  const [expires = '', signature = ''] = link.split('.');
  const isSigned = isSameText(signature, sign(ctx, memberId, expires));
  if (!isSigned || Number(expires) < Date.now()) throw new AppError('NOT_FOUND');
}
