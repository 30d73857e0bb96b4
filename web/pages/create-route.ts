import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Preload } from '../graphql/preload';
import type { PageModule } from './pages';

/**
 * Creates the route of a page. Its queries start first, and its code is requested right after them,
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

/**
 * Another fragment of an address is the same page, such as one with an open sheet. Its queries are
 * not started again.
 */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash);
}
