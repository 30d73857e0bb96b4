import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '../../../shared/language';
import { prerenderTemplates, readPrerendered } from './prerendered-pages';
import { type Preloads, readPreloads } from './script-preloads';

/** Name of the file with the page in a language. */
export const pageOf = (language: Language): string => `page.${language}.html`;

/** The built client in one language. */
interface TranslatedClient {
  /** The page without content. */
  template: string;
  /** Pages with prerendered content, by path. */
  prerendered: ReadonlyMap<string, string>;
  preloads: Preloads;
}

/** Reads the client in a language. The build writes the two lists next to its folder. */
function readClient(folder: string, language: Language): TranslatedClient {
  const file = join(folder, pageOf(language));
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '<!doctype html><p>npm run build</p>';
  const pages = readPrerendered(join(folder, '..', `prerendered.${language}.json`));
  return {
    template,
    prerendered: prerenderTemplates(template, pages),
    preloads: readPreloads(join(folder, '..', `preloads.${language}.json`)),
  };
}

/** Reads the built client in each language. */
export function readClients(folder: string): Readonly<Record<Language, TranslatedClient>> {
  const clients = LANGUAGES.map((language) => [language, readClient(folder, language)] as const);
  return Object.fromEntries(clients) as Record<Language, TranslatedClient>;
}
