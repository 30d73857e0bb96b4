import { existsSync, readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html';

/**
 * The addresses of the scripts that each page of the client needs, by the page's path
 * (shared/paths.ts).
 */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** Reads what the client's build has listed (web/vite.preloads.mts); nothing before a build. */
export function readPreloads(file: string): Preloads {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
}

/**
 * The tags by which a browser requests all scripts of a page at once. Otherwise it would learn of
 * them only when the script that the page starts with runs.
 */
export function preloadTags(scripts: readonly string[] = []): string {
  return scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}">`).join('');
}
