import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '../../shared/language';

/** The modules that export a catalogue, and their export. */
const ENTRY = /\/web\/texts\/\w+\.ts$/;
const EXPORT = /export \* as (\w+) from '\.\/ko(.*)';/;

/** Placeholders of texts in index.html. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const QUIET = { configFile: false, logLevel: 'error' } as const;

/** Reads all languages by running shared/language.ts. */
export async function readLanguages(root: string): Promise<readonly Language[]> {
  const file = join(root, '..', 'shared', 'language.ts');
  const { module } = await runnerImport<typeof import('../../shared/language')>(file, { root, ...QUIET });
  return module.LANGUAGES;
}

/** Returns the language of a build. Each build has one catalogue, so each language has a build. */
export function chooseBuildLanguage([first, ...others]: readonly Language[]): Language {
  const value = process.env['BUILD_LANGUAGE'] ?? first;
  const language = [first, ...others].find((each) => each === value);
  if (language === undefined) throw new Error(`There is no language ${value}`);
  return language;
}

/** Replaces the Korean catalogue by that of the language. */
export function chooseTexts(language: Language): Plugin {
  return {
    name: 'hanteam:language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ENTRY },
      handler: (code) => ({ code: code.replace(EXPORT, `export * as $1 from './${language}$2';`), map: null }),
    },
  };
}

/**
 * Loads all catalogues in development, where one server serves every browser. The browser chooses
 * by its cookie and its settings, like the server of a build.
 */
export function chooseTextsInBrowser(languages: readonly Language[]): Plugin {
  const choice = [
    ...languages.map((each) => `import * as ${each} from './${each}$2';`),
    `import { chooseLanguage, LANGUAGE_COOKIE } from '../../shared/language';`,
    `const cookie = document.cookie.split('; ').find((each) => each.startsWith(LANGUAGE_COOKIE + '='));`,
    `document.documentElement.lang = chooseLanguage(cookie?.split('=')[1], navigator.languages.join());`,
    `export const $1 = { ${languages.join(', ')} }[document.documentElement.lang];`,
  ].join('\n');
  return {
    name: 'hanteam:languages',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: ENTRY },
      handler: (code) => ({ code: code.replace(EXPORT, choice), map: null }),
    },
  };
}

/** Fills the placeholders in index.html: the language and its texts. */
export async function translatePage(root: string, language: Language): Promise<Plugin> {
  const { module } = await runnerImport<typeof import('../texts/ko/common')>(
    join(root, 'texts', language, 'common.ts'),
    { root, ...QUIET },
  );
  const texts: Partial<Record<string, string>> = {
    language,
    name: module.common.name,
    slogan: module.common.slogan,
    needsScript: module.shell.needsScript,
  };
  return {
    name: 'hanteam:translate-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(PLACEHOLDER, (placeholder, name: string) => {
          const text = texts[name];
          if (text === undefined) throw new Error(`index.html has an unknown placeholder ${placeholder}`);
          return text;
        }),
    },
  };
}
