import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { PageModule } from './pages/pages';

/** The import in a page's `component`, as Vite's module runner writes it. */
const IMPORTED = /__vite_ssr_dynamic_import__\("([^"]+)"\)/;

/** The loaders of all pages inside a layout. */
const LOADERS = 'pages/loaders.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes a list of the files that each page needs beyond those in the HTML. The server adds them to
 * the HTML, so that the browser requests all of them at once. The pages are those of
 * pages/pages.ts. The list is stored beside the public folder.
 */
export function listPreloads(root: string): Plugin {
  return {
    name: 'hanteam:preloads',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const preloads = await findPreloads(root, bundle);
      await writeFile(resolve(dir, '..', 'preloads.json'), JSON.stringify(preloads));
    },
  };
}

/** Returns the URLs of each page's files by the page's path. */
async function findPreloads(root: string, bundle: Bundle): Promise<Record<string, string[]>> {
  const { module } = await runnerImport<typeof import('./pages/pages')>(join(root, 'pages/pages.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { LAYOUT, MEMBER_PAGES, OPEN_LAYOUT, OPEN_PAGES, VISITOR_PAGES } = module;
  const start = chunksOf(bundle, join(root, 'index.html'));
  const filesOf = (...modules: string[]): string[] => {
    const chunks = modules.flatMap((file) => [...chunksOf(bundle, join(root, file))]);
    return [...new Set(chunks)].filter((file) => !start.has(file)).map((file) => `/${file}`);
  };
  const filesIn = (layout: Pick<PageModule, 'component'>, page: PageModule): string[] =>
    filesOf(LOADERS, moduleOf(layout), moduleOf(page));
  return Object.fromEntries([
    ...MEMBER_PAGES.map((page) => [page.path, filesIn(LAYOUT, page)]),
    ...OPEN_PAGES.map((page) => [page.path, filesIn(OPEN_LAYOUT, page)]),
    ...VISITOR_PAGES.map((page) => [page.path, filesOf(moduleOf(page))]),
  ]);
}

/** Returns the file of a page's component, relative to the root. */
function moduleOf({ component }: Pick<PageModule, 'component'>): string {
  const file = IMPORTED.exec(component.toString())?.[1];
  if (file === undefined) throw new Error(`No import in ${component.toString()}`);
  return file;
}

/** Returns the files of the chunk with this module and of all its imports. */
function chunksOf(bundle: Bundle, moduleId: string): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(moduleId));
  if (!first) throw new Error(`No chunk contains ${moduleId}`);
  add(first.fileName);
  return files;
}
