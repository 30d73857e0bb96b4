/** Languages of the service. The first one is the default. */
export const LANGUAGES = ['ko', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text of the service in each language. */
export type Text = Readonly<Record<Language, string>>;

/** Returns the words of a language. */
export function inLanguage<Words>(language: Language, words: Readonly<Record<Language, Words>>): Words {
  return words[language];
}

/** True for a text in each language. */
export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && LANGUAGES.every((each) => each in value);
}

/** Cookie with the language that a browser has chosen. Server and client write it. */
export const LANGUAGE_COOKIE = 'language';

/** Seconds for which a browser keeps the cookie: a year. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** True for a language of the service. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/**
 * Returns the language of a browser: the valid one of its cookie, otherwise the preferred one of
 * `Accept-Language`, otherwise Korean (rules/language.md).
 */
export function chooseLanguage(cookie: unknown, acceptLanguage: string | undefined): Language {
  return isLanguage(cookie) ? cookie : (preferredLanguage(acceptLanguage) ?? LANGUAGES[0]);
}

/**
 * Returns the language of the highest quality, the earlier one of two (RFC 9110, section 12.5.4).
 */
export function preferredLanguage(acceptLanguage = ''): Language | undefined {
  let preferred: Language | undefined;
  let highest = 0;
  for (const range of acceptLanguage.split(',')) {
    const [, language, quality = '1'] = RANGE.exec(range.toLowerCase()) ?? [];
    if (!isLanguage(language) || Number(quality) <= highest) continue;
    preferred = language;
    highest = Number(quality);
  }
  return preferred;
}

/** A language with an optional region, which is ignored, and its optional quality. */
const RANGE = new RegExp(
  String.raw`^\s*(${LANGUAGES.join('|')})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$`,
);
