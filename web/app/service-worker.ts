import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ExpirationPlugin } from 'workbox-expiration';

/**
 * The part of a service worker's global object that this file uses. TypeScript's types for service
 * workers conflict with those for pages.
 */
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  /** The path of the page that opens at every path offline, in the language of this build. */
  __SHELL: string;
};

// The service worker opens the client's shell and the code of visited pages offline. It handles no
// data: the client caches responses (graphql/links/stored-responses.ts), and requests to the API
// bypass it.

/** Paths that the server handles itself. */
const NOT_PAGES = [/^\/(api|graphql|dev|pictures|previews|assets|livez|readyz|version)(\/|$)/];
/** The maximum number of cached files, other than those of the build's list. */
const MAX_FILES = 120;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
enableNavigationPreload();

const openShell = createHandlerBoundToURL(self.__SHELL);

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

// Files with a hash in their name: the code of visited pages, and the slices of the font.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'hanteam-files', plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })] }),
);

// Controls the page of the first visit without a reload, so that it is available offline.
clientsClaim();
