import type { Plugin } from 'vite';

/** The start script of the client and the chunks that it imports, as Vite writes them. */
const SCRIPTS = /(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\s*/g;
/** The id of the element that contains the scripts until they are requested. */
const ID = 'scripts';
/**
 * The placeholder for the other scripts of a page, which the server adds
 * (server/gateway/web-client/client-page.ts).
 */
const PLACE = '<!--scripts-->';

/**
 * Delays the scripts of a page until its first paint. Otherwise hundreds of kilobytes would compete
 * with the style sheet for the connection. They would also run before the HTML is visible.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'hanteam:start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The bundle has no page');
        const html = String(page.source);
        const scripts = html.match(SCRIPTS) ?? [];
        const kept = `<template id="${ID}">${scripts.join('')}${PLACE}</template>`;
        const start = `<script nonce="__CSP_NONCE__">(${insertAfterPaint.toString()})(${JSON.stringify(ID)})</script>`;
        if (scripts.length === 0) throw new Error('The page has no scripts');
        // Before the style sheet, because a script waits for preceding style sheets.
        const first = html.search(SCRIPTS);
        page.source = html.slice(0, first) + kept + start + html.slice(first).replaceAll(SCRIPTS, '');
      },
    },
  };
}

/**
 * Inserts the scripts after the first paint. Runs in the page's head. Background pages and browsers
 * without paint timing insert them at once. The open iframe delays the page's load event until the
 * scripts are inserted, so that the browser shows the page as loading.
 */
function insertAfterPaint(id: string): void {
  const frame = document.createElement('iframe');
  const insert = (): void => {
    const template = document.getElementById(id) as HTMLTemplateElement;
    // Inserts them only once, because the template is empty afterwards.
    document.head.append(template.content);
    frame.remove();
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return insert();
  frame.hidden = true;
  document.documentElement.append(frame);
  frame.contentDocument?.open();
  new PerformanceObserver(insert).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', insert, { once: true });
}
