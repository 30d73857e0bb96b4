import { Router } from 'express';
import { PAGE_PATHS } from '../../shared/paths';
import type { Env } from '../env';
import { AppError } from '../platform/errors';

/** Time for which security.txt promises to be right. RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

type Settings = Pick<Env, 'OPERATOR_CONTACT' | 'PUBLIC_URL'>;

/**
 * Serves the addresses that programs look up by convention.
 * `/.well-known/change-password` leads password managers to the form (W3C).
 * `/.well-known/security.txt` names the contact of the operator for researchers (RFC 9116).
 * It is 404 if OPERATOR_CONTACT is no address.
 */
export function wellKnownRouter(settings: Settings): Router {
  const router = Router();
  router.get('/change-password', (_req, res) => {
    res.redirect(303, `${PAGE_PATHS.account}#change-password`);
  });
  router.get('/security.txt', (_req, res) => {
    const contact = toContactUri(settings.OPERATOR_CONTACT);
    if (!contact) throw new AppError('NOT_FOUND');
    res.type('text/plain').send(renderSecurityTxt(contact, settings));
  });
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}

function renderSecurityTxt(contact: string, { PUBLIC_URL }: Settings): string {
  const fields = [
    ['Contact', contact],
    ['Expires', new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString()],
    ['Preferred-Languages', 'ko, en'],
    ...(PUBLIC_URL ? [['Canonical', new URL('/.well-known/security.txt', PUBLIC_URL).href]] : []),
  ];
  return fields.map((field) => `${field.join(': ')}\n`).join('');
}

/** Returns a mail address, page or telephone number as a URI; undefined for any other text. */
function toContactUri(contact: string): string | undefined {
  const text = contact.trim();
  if (/^https?:\/\/\S+$/.test(text)) return text;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return `mailto:${text}`;
  const digits = text.replace(/[\s()-]/g, '');
  if (/^\+?\d{7,15}$/.test(digits)) return `tel:${digits.startsWith('0') ? `+82${digits.slice(1)}` : digits}`;
  return undefined;
}
