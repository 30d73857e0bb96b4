import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Services } from '../../domain/context';
import { refuseEmails } from '../../modules';
import { AppError, invalid } from '../../platform/errors/app-error';
import { addressKey } from '../../platform/resilience/address-key';
import { isEqualInConstantTime } from '../../platform/security/constant-time';
import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { parseJsonBody, ensureReadableBody } from '../requests/bodies';
import { parseBearerToken } from '../sessions/bearer-token';

/** Reports of bounced addresses from one IP address, with a right or a wrong secret. */
export const BOUNCE_LIMIT = defineRateLimit({ name: 'bounceReports', points: 300, durationSeconds: 60 });

/** Maximum number of addresses in one report. Their update takes a fraction of a second. */
const MAX_ADDRESSES = 500;

/** The texts are compared with stored addresses, so this only keeps out other things. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}]+@[^\s\p{C}]+$/u);

const report = z.object({ addresses: z.array(address).min(1).max(MAX_ADDRESSES) });

const WRONG_SECRET = {
  ko: 'Authorization 헤더에 BOUNCE_SECRET의 값이 필요해요.',
  en: 'The Authorization header must contain the value of BOUNCE_SECRET.',
};

const WRONG_ADDRESSES = {
  ko: `이메일 주소 1~${MAX_ADDRESSES}개의 목록이어야 해요.`,
  en: `This must be a list of 1 to ${MAX_ADDRESSES} email addresses.`,
};

/**
 * Stops the mails to addresses whose mails came back, for mail providers and scripts. The secret is
 * the permission, so no cookie is read. Unknown addresses have no effect, and the response does not
 * reveal them.
 * @param secret value of BOUNCE_SECRET
 */
export function reportBounced(services: Services, secret: string): RequestHandler[] {
  const authorize: RequestHandler = async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    await services.rateLimits.consume(BOUNCE_LIMIT, addressKey(req.context.ip));
    if (!isEqualInConstantTime(parseBearerToken(req) ?? '', secret))
      throw new AppError('UNAUTHENTICATED', { message: WRONG_SECRET });
    next();
  };
  return [
    authorize,
    parseJsonBody,
    async (req, res) => {
      ensureReadableBody(req);
      const parsed = report.safeParse(req.body);
      if (!parsed.success) throw invalid({ addresses: WRONG_ADDRESSES });
      const { addresses } = parsed.data;
      const refused = await refuseEmails(services.writes, addresses);
      services.logger.info({ addresses: addresses.length, refused }, 'bounced addresses were reported');
      res.status(204).end();
    },
  ];
}
