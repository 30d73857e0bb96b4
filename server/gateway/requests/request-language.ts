import type { Request } from 'express';
import { chooseLanguage, type Language, LANGUAGE_COOKIE, preferredLanguage } from '../../../shared/language';

/**
 * Returns the language of a request (rules/language.md). REST is Korean. GraphQL prefers the
 * header, in which the client sends the language of the page. All other requests prefer the cookie,
 * because the header of a page load or a WebSocket is a setting of the browser.
 */
export function languageOf(req: Request): Language {
  if (/^\/api(?:[/?]|$)/.test(req.originalUrl)) return 'ko';
  const header = req.headers['accept-language'];
  const cookie = (req.cookies as Record<string, unknown> | undefined)?.[LANGUAGE_COOKIE];
  const isGraphql = req.originalUrl.startsWith('/graphql') && req.headers.upgrade === undefined;
  return (isGraphql ? preferredLanguage(header) : undefined) ?? chooseLanguage(cookie, header);
}
