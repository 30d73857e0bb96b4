import type { Preload } from '../graphql/preload';

/** The arguments of a page's loader. */
export interface Navigation {
  /** Starts a query at once, while the code of the page loads. */
  preload: Preload;
  /** The id in the path, or an empty string. */
  id: string;
  search: URLSearchParams;
}

/**
 * Starts the queries of a page. Its component reads them with `useLoaderData<ReturnType<typeof
 * loadXPage>>()`.
 */
export type Load = (navigation: Navigation) => object | null | Promise<object | null>;
