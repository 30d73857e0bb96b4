import { existsSync, readFileSync } from 'node:fs';
import { escapeHtml } from '../../platform/text/escape-html';

/** A page, or its shell, as prerendered by the client's build (web/build/prerendered-pages.tsx). */
interface Prerendered {
  title: string;
  html: string;
  /** True if the client hydrates the HTML. */
  hydrate: boolean;
}

/** Prerendered pages by path. */
export type PrerenderedPages = Readonly<Record<string, Prerendered>>;

/** Reads the prerendered pages. Returns none before a build. */
export function readPrerendered(file: string): PrerenderedPages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrerenderedPages) : {};
}

/** Part of the template that each page replaces, and the title. */
const ROOT = /<!--root-->.*<!--\/root-->/s;
const TITLE = /<title>[^<]*<\/title>/;

/** Inserts each prerendered page into the template, once at the start. */
export function prerenderTemplates(template: string, pages: PrerenderedPages): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pages).map(([path, { title, html, hydrate }]) => {
      const root = `<div id="root"${hydrate ? ` data-hydrate="${escapeHtml(path)}"` : ''}>${html}</div>`;
      const titled = template.replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
      return [path, titled.replace(ROOT, () => root)];
    }),
  );
}
