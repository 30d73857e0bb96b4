import { type Page, test } from '@playwright/test';
import { type Language, LANGUAGE_COOKIE } from '../../../shared/language';

/** Chooses the language of the pages in this browser, also after a login. */
export async function showIn(page: Page, language: Language): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
}
