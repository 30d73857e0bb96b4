import type { Request } from 'express';
import { chooseLanguage, type Language, LANGUAGE_COOKIE, preferredLanguage } from '../../../shared/language';

/**
 * Returns the language of a request (rules.md: Language). REST is Korean. GraphQL prefers the
 * header, in which the client sends the language of the page. All other requests prefer the cookie,
 * because browsers send the header of the operating system with them.
 */
export function languageOf(req: Request): Language {
  if (/^\/api(?:[/?]|$)/.test(req.originalUrl)) return 'ko';
  const header = req.headers['accept-language'];
  const cookie = (req.cookies as Record<string, unknown> | undefined)?.[LANGUAGE_COOKIE];
  const isPosted = req.method === 'POST' && req.originalUrl.startsWith('/graphql');
  return (isPosted ? preferredLanguage(header) : undefined) ?? chooseLanguage(cookie, header);
}
