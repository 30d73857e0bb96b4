import { Router } from 'express';
import { DAY_MS } from '../../../shared/seoul';
import { PAGE_PATHS } from '../../../shared/paths';
import type { Env } from '../../env';
import { AppError } from '../../platform/errors/app-error';
import { refuseUnknown } from '../errors/refuse-unknown';

/** Days until security.txt expires. RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;

type Settings = Pick<Env, 'OPERATOR_CONTACT' | 'PUBLIC_URL'>;

/**
 * Serves well-known URLs. `/.well-known/change-password` redirects password managers to the form
 * (W3C). `/.well-known/security.txt` contains the provider's contact for researchers (RFC 9116). It
 * is a 404 if OPERATOR_CONTACT is no address.
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
  router.use(refuseUnknown);
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

/**
 * Converts a mail address, page or telephone number into a URI. Returns undefined for any other
 * text.
 */
function toContactUri(contact = ''): string | undefined {
  const text = contact.trim();
  if (/^https?:\/\/\S+$/.test(text)) return text;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return `mailto:${text}`;
  const digits = text.replace(/[\s()-]/g, '');
  if (/^\+?\d{7,15}$/.test(digits)) return `tel:${digits.startsWith('0') ? `+82${digits.slice(1)}` : digits}`;
  return undefined;
}
