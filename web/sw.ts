import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ExpirationPlugin } from 'workbox-expiration';

/**
 * What this file uses of a service worker's global object; the types of all of it contradict those
 * of a page.
 */
declare const self: EventTarget & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string }>) => void): void;
};

/**
 * The service worker: the frame of the client opens offline, and the code of pages that were opened
 * before. It sees no data: answers are kept by the client (graphql/answers.ts), and requests to the
 * API pass it by.
 */
const SHELL = '/shell.html';
const NOT_PAGES = [/^\/(api|graphql|dev|pictures|previews|assets|livez|readyz)(\/|$)/];
const MAX_FILES = 120;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
enableNavigationPreload();

const openShell = createHandlerBoundToURL(SHELL);

registerRoute(
  new NavigationRoute(
    async (options) => {
      const event: { preloadResponse?: Promise<Response | undefined> } = options.event;
      try {
        return (await event.preloadResponse) ?? (await fetch(options.request));
      } catch {
        return openShell(options);
      }
    },
    { denylist: NOT_PAGES },
  ),
);

// Files whose names contain a hash: the code of pages that were opened, and the slices of the font.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'hanteam-files', plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })] }),
);

// The first visit's page is not reloaded to be available offline.
clientsClaim();

// A new release takes over when the member asks for it (ui/UpdateOffer.tsx), so that no page mixes
// two of them.
self.addEventListener('message', ({ data }) => {
  if (data.type === 'SKIP_WAITING') void self.skipWaiting();
});
