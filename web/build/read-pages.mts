import { join } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { PageFile } from '../routes/page';

/** The page files of the client by the id of their module, `<page>.tsx`. */
export type Pages = ReadonlyMap<string, PageFile>;

/** Reads the page files by running app/pages.ts. */
export async function readPages(root: string): Promise<Pages> {
  const { module } = await runnerImport<typeof import('../app/pages')>(join(root, 'app/pages.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const entries = Object.entries(module.PAGE_FILES).map(
    ([file, page]) => [normalizePath(join(root, 'app', file.replace(/\.page\.ts$/, '.tsx'))), page] as const,
  );
  return new Map(entries);
}
