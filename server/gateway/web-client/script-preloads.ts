import { existsSync, readFileSync } from 'node:fs';
import { escapeHtml } from '../../platform/text/escape-html';

/** URLs of the scripts that each page of the build needs, by the page's path. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the list of the client's build (web/build/preloads.mts). Returns nothing before a build.
 */
export function readPreloads(file: string): Preloads {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
}

/**
 * Builds the tags that make a browser request all scripts of a page at once. Otherwise it would
 * find them only after running the page's first script.
 */
export function preloadTags(scripts: readonly string[] = []): string {
  return scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}">`).join('');
}
