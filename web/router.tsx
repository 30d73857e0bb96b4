import { type RouteObject, type RouterProviderProps, createBrowserRouter } from 'react-router-dom';
import type { Preload } from './graphql/preload';
import { createRoute } from './pages/create-route';
import { LAYOUT, MEMBER_PAGES, OPEN_LAYOUT, OPEN_PAGES, type PageModule, VISITOR_PAGES } from './pages/pages';
import { PATHS } from './paths';
import { NotFound } from './ui/NotFound';
import { RouteError } from './ui/RouteError';
import { Splash } from './ui/Splash';

/** Pages for development, which the production build excludes. */
const DEVELOPMENT_PAGES: readonly PageModule[] = import.meta.env.DEV
  ? [{ path: PATHS.gallery, component: async () => (await import('./pages/gallery/GalleryPage')).GalleryPage }]
  : [];

/**
 * Creates all routes. Member pages have an error boundary inside the layout, so that the navigation
 * stays when a page fails.
 */
function createRoutes(preload: Preload): RouteObject[] {
  const toRoute = (page: PageModule): RouteObject => ({ path: page.path, ...createRoute(page, preload) });
  const members = [...MEMBER_PAGES.map(toRoute), { path: '*', Component: NotFound }];
  const inLayout = (layout: Omit<PageModule, 'path'>, children: RouteObject[]): RouteObject => ({
    ...createRoute(layout, preload),
    // The layout stays loaded while its pages change.
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: RouteError, children }],
  });
  const visitors = [...VISITOR_PAGES, ...DEVELOPMENT_PAGES].map(toRoute);
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [...visitors, inLayout(OPEN_LAYOUT, OPEN_PAGES.map(toRoute)), inLayout(LAYOUT, members)],
    },
  ];
}

/** Creates the router, which starts the queries of the first page at once. */
export function createRouter(preload: Preload) {
  return createBrowserRouter(createRoutes(preload));
}

/** Resolves when the code of the first page has loaded or failed to load. */
export function whenReady(router: RouterProviderProps['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
