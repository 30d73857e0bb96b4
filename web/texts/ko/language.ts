import type { Language } from '../../../shared/language';

/** The language of these texts. */
export const language: Language = 'ko';
