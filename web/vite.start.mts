import type { Plugin } from 'vite';

/** The script that the client starts with and the chunks that it imports, as Vite writes them. */
const SCRIPTS = /(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\s*/g;
/** The element of the page that keeps them until they are requested. */
const ID = 'scripts';
/** Where the server names the other scripts of a page (server/gateway/spa.ts). */
const PLACE = '<!--scripts-->';

/**
 * Makes the page request its scripts once it has been painted. Hundreds of kilobytes that are
 * requested at once share the connection with the style sheet, and run before what stands in the
 * HTML is seen.
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
        // Before the style sheet, because a script waits for those before it.
        const first = html.search(SCRIPTS);
        page.source = html.slice(0, first) + kept + start + html.slice(first).replaceAll(SCRIPTS, '');
      },
    },
  };
}

/**
 * Runs in the page's head. A page in the background is not painted, and a browser that does not
 * tell of paints is not waited for. The page's load event waits for a frame that is still being
 * written, and so for the scripts: browsers show that the page loads until it can be used.
 */
function insertAfterPaint(id: string): void {
  const frame = document.createElement('iframe');
  const insert = (): void => {
    const template = document.getElementById(id) as HTMLTemplateElement;
    // Inserted once, because nothing is left in the template then.
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
