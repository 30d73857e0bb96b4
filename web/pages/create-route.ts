import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Preload } from '../graphql/preload';
import type { PageModule } from './pages';

/** Creates the route of a page. Its queries start first, and its code is requested right after them, without waiting. */
export function createRoute({ load, component }: Omit<PageModule, 'path'>, preload: Preload) {
  return {
    loader: ({ params, request }: LoaderFunctionArgs) =>
      load?.({ preload, id: params['id'] ?? '', search: new URL(request.url).searchParams }) ?? null,
    lazy: async () => ({ Component: await Promise.resolve().then(component) }),
  };
}
