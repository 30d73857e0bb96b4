import { type RouteObject, type RouterProviderProps, createBrowserRouter } from 'react-router-dom';
import type { Preload } from '../graphql/preload';
import { createRoute } from './create-route';
import { loadLayout } from './layout/layout.query';
import { PAGES } from './pages';
import type { PageSource, PageRoute } from '../routes/page';
import { NotFound } from '../components/page/NotFound';
import { RouteError } from './RouteError';
import { Splash } from './Splash';

/** The layout of the pages for members. */
const LAYOUT: PageSource = { load: loadLayout, component: async () => (await import('./layout/Layout')).Layout };

/**
 * The layout of the pages for everybody. Members see their own layout, and visitors a simple one
 * with a link to the login.
 */
const OPEN_LAYOUT: PageSource = {
  load: loadLayout,
  component: async () => (await import('./layout/OpenLayout')).OpenLayout,
};

/**
 * Creates all routes. Member pages have an error boundary inside the layout, so that the navigation
 * stays when a page fails.
 */
function createRoutes(preload: Preload): RouteObject[] {
  const pagesFor = (layout: PageRoute['layout']): RouteObject[] =>
    PAGES.filter((page) => page.layout === layout).map((page) => ({
      path: page.path,
      ...createRoute(page, preload),
    }));
  const inLayout = (layout: PageSource, children: RouteObject[]): RouteObject => ({
    ...createRoute(layout, preload),
    // The layout stays loaded while its pages change.
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: RouteError, children }],
  });
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [
        ...pagesFor('none'),
        inLayout(OPEN_LAYOUT, pagesFor('everybody')),
        inLayout(LAYOUT, [...pagesFor('members'), { path: '*', Component: NotFound }]),
      ],
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
