import type { Language } from '../../shared/language';
import * as en from '../texts/en';
import * as ko from '../texts/ko';
import type { Translation } from '../texts/translation';

/** The texts of each language. A missing sentence does not compile. */
export const CATALOGUES: Readonly<Record<Language, Translation<typeof ko>>> = { ko, en };
