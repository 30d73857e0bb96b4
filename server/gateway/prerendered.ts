import { existsSync, readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html';

/** A page, or its frame, as the client's build has rendered it (web/prerender.tsx). */
interface Prerendered {
  title: string;
  html: string;
  /** Whether the client hydrates it. */
  hydrate: boolean;
}

/** What the client's build has rendered, by the page's path. */
export type PrerenderedPages = Readonly<Record<string, Prerendered>>;

/** Reads what the build has rendered; nothing before a build. */
export function readPrerendered(file: string): PrerenderedPages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrerenderedPages) : {};
}

/** The part of the template that every page replaces by its own, and the title. */
const ROOT = /<!--root-->.*<!--\/root-->/s;
const TITLE = /<title>[^<]*<\/title>/;

/** Puts what was rendered for each path into the template, once at the start. */
export function prerenderTemplates(template: string, pages: PrerenderedPages): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pages).map(([path, { title, html, hydrate }]) => {
      const root = `<div id="root"${hydrate ? ` data-hydrate="${escapeHtml(path)}"` : ''}>${html}</div>`;
      const titled = template.replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
      return [path, titled.replace(ROOT, () => root)];
    }),
  );
}
