import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Preload } from '../graphql/preload';
import type { PageSource } from '../routes/page';

/**
 * Creates the route of a page or a layout. It starts the queries and then requests the code,
 * without waiting for a response.
 */
export function createRoute({ load, component, loading }: PageSource, preload: Preload) {
  return {
    handle: { loading },
    loader: ({ params, request }: LoaderFunctionArgs) =>
      load?.({ preload, id: params['id'] ?? '', search: new URL(request.url).searchParams }) ?? null,
    shouldRevalidate,
    // Waits one microtask, so that the queries are sent before the code is requested.
    lazy: async () => ({ Component: await Promise.resolve().then(component) }),
  };
}

/** Skips the queries if only the hash changes, such as when a sheet opens. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash);
}
