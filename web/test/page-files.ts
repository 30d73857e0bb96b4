import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile } from '../routes/page';

const ROUTES = join(__dirname, '..', 'routes');

/**
 * Reads the page files in Node, which has no `import.meta.glob` (app/pages.ts).
 * @returns the page files by their path from web/routes
 */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const files = globSync('**/*.page.ts', { cwd: ROUTES }).sort();
  return new Map(files.map((file) => [file, require(join(ROUTES, file)) as PageFile]));
}
