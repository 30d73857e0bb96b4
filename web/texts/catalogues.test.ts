import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '../../shared/language';
import { findTag, TAGS } from '../../shared/tags';
import { CATALOGUES } from '../test/catalogues';
import * as ko from './ko';
import * as legalEn from './en/legal';
import * as legalKo from './ko/legal';

const DOCUMENTS: Readonly<Record<Language, typeof legalKo>> = { ko: legalKo, en: legalEn };

const HANGUL = /\p{Script=Hangul}/u;
const COMMENT = /\/\*\*.*?\*\//gs;

test.each(LANGUAGES)('the catalogue %s has all subjects', (language) => {
  expect(Object.keys(CATALOGUES[language]).sort()).toEqual(Object.keys(ko).sort());
  expect(CATALOGUES[language].language).toBe(language);
});

test('the English texts have no Hangul, except in the name of a school', () => {
  const folder = join(__dirname, 'en');
  const found = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll(COMMENT, '')
      .split('\n')
      .filter((line) => HANGUL.test(line.replace('한빛대학교', ''))),
  );
  expect(found).toEqual([]);
});

test('every tag has an English name that a field reads as the same tag', () => {
  const names = TAGS.map((tag) => [tag.names.en, tag.id] as const);
  expect(names.filter(([name]) => HANGUL.test(name))).toEqual([]);
  expect(names.filter(([name, id]) => findTag(name)?.id !== id)).toEqual([]);
});

test.each(LANGUAGES)('the legal documents in %s have the sections and points of the Korean ones', (language) => {
  const shapeOf = (document: keyof typeof legalKo, of: Language) =>
    DOCUMENTS[of][document].map(({ body }) => body.map((part) => (typeof part === 'string' ? 'text' : part.length)));
  expect(shapeOf('terms', language)).toEqual(shapeOf('terms', 'ko'));
  expect(shapeOf('privacy', language)).toEqual(shapeOf('privacy', 'ko'));
});

test.each(LANGUAGES)('the manifest in %s has the name and the slogan of the catalogue', (language) => {
  const file = join(__dirname, '..', 'public', `manifest.${language}.webmanifest`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { name, slogan } = CATALOGUES[language].common;
  expect(manifest).toMatchObject({ lang: language, name, short_name: name, description: slogan });
});
