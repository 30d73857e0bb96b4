import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Preload } from '../graphql/preload';
import type { PageModule } from './pages';

/**
 * Creates the route of a page. It starts the queries first, and requests the code right after them
 * without waiting.
 */
export function createRoute({ load, component }: Omit<PageModule, 'path'>, preload: Preload) {
  return {
    loader: ({ params, request }: LoaderFunctionArgs) =>
      load?.({ preload, id: params['id'] ?? '', search: new URL(request.url).searchParams }) ?? null,
    shouldRevalidate,
    lazy: async () => ({ Component: await Promise.resolve().then(component) }),
  };
}

/** Skips the queries if only the hash changes, such as when a sheet opens. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash);
}
