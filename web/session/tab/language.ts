import { type Language, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../../../shared/language';

/** The key in sessionStorage that marks the language of this tab as chosen by the visitor. */
const CHOSEN = 'language';

/** Stores a visitor's language for this browser, and marks it for the login in this tab. */
export function chooseVisitorLanguage(language: Language): void {
  sessionStorage.setItem(CHOSEN, language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax`;
}

/** Returns whether the visitor has chosen the language of this tab, and removes the mark. */
export function takeVisitorChoice(): boolean {
  const isChosen = sessionStorage.getItem(CHOSEN) !== null;
  sessionStorage.removeItem(CHOSEN);
  return isChosen;
}
