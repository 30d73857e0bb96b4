import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../../shared/language';
import type { PageRoute } from '../routes/page';
import { findChunkFiles } from './chunk-files.mjs';
import type { Pages } from './read-pages.mjs';

/** The modules of the layouts (app/router.tsx). */
const LAYOUTS: Readonly<Record<PageRoute['layout'], readonly string[]>> = {
  members: ['app/layout/Layout.tsx'],
  everybody: ['app/layout/OpenLayout.tsx'],
  none: [],
};

/**
 * Writes a list of the files that each page needs beyond those in the HTML. The server adds them to
 * the HTML, so that the browser requests all of them at once. The list is stored beside the public
 * folder.
 */
export function listPreloads(root: string, pages: Pages, language: Language): Plugin {
  return {
    name: 'hanteam:preloads',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const file = resolve(dir, '..', `preloads.${language}.json`);
      await writeFile(file, JSON.stringify(findPreloads(root, pages, bundle)));
    },
  };
}

/** Returns the URLs of each page's files by the page's path. */
function findPreloads(root: string, pages: Pages, bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const start = findChunkFiles(bundle, join(root, 'index.html'));
  const filesOf = (modules: readonly string[]): string[] => {
    const files = modules.flatMap((id) => [...findChunkFiles(bundle, id)]);
    return [...new Set(files)].filter((file) => !start.has(file)).map((file) => `/${file}`);
  };
  const preloads: Record<string, string[]> = {};
  for (const [id, file] of pages) {
    for (const { path, layout } of file.pages) {
      preloads[path] = filesOf([...LAYOUTS[layout].map((module) => join(root, module)), id]);
    }
  }
  return preloads;
}
