import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:fonts';
const ID = `\0${NAME}`;

/** The font's files (styles/pretendard/README.md). */
const SOURCE = join(import.meta.dirname, '..', 'styles', 'pretendard');
const VERSION = '1.3.9';

/** One slice of the font in Pretendard's style sheet. */
const SLICE = /url\(\.\/([\w.]+\.woff2)\) format\('woff2-variations'\)/g;

/** The installed fonts of Pretendard, one for each weight, with the text weights that use them. */
const STATIC_FONTS = { Regular: '45 449', Medium: '450 549', SemiBold: '550 649', Bold: '650 920' };

/**
 * Installed Pretendard in a separate font family. With `local()` in each slice, the browser would
 * look the font up once per slice; without `@font-face`, once per text size. A lookup blocks
 * layout.
 */
const INSTALLED = Object.entries(STATIC_FONTS)
  .map(([name, weights]) => `font-weight:${weights};src:local('Pretendard Variable'),local('Pretendard ${name}')`)
  .map((face) => `@font-face{font-family:'Pretendard Installed';${face}}`)
  .join('');

/**
 * Provides the module `virtual:fonts`, which exports the URL of a style sheet with Pretendard in
 * slices. A browser loads only the slices with characters of the page. The style sheet is separate
 * from the page's own, so that no page waits for it. In development the URL is empty.
 */
export function emitFonts(): Plugin {
  let href = '';
  return {
    name: 'hanteam:fonts',
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: () => ID },
    load: { filter: { id: /virtual:fonts$/ }, handler: () => `export default ${JSON.stringify(href)};` },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const folder = `assets/pretendard-${VERSION}`;
      const slices = readFileSync(join(SOURCE, 'slices.css'), 'utf8').replaceAll(SLICE, (_source, slice: string) => {
        const source = readFileSync(join(SOURCE, slice));
        this.emitFile({ type: 'asset', fileName: `${folder}/${slice}`, source });
        return `url(/${folder}/${slice}) format('woff2')`;
      });
      const css = slices + INSTALLED;
      const fileName = `assets/pretendard-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
      this.emitFile({ type: 'asset', fileName, source: css });
      href = `/${fileName}`;
    },
  };
}
