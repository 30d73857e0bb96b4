import type { Language } from '../../shared/language';

/** The name of each language in itself, so that its speakers find it on a page in another one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English' };
