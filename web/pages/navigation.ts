import type { Preload } from '../graphql/preload';

/** What a navigation gives to the loader of a page. */
export interface Navigation {
  /** Starts a query at once, while the code of the page loads. */
  preload: Preload;
  /** The id in the address, or an empty string. */
  id: string;
  search: URLSearchParams;
}

/**
 * Starts the queries of a page. Its component gets them with `useLoaderData<ReturnType<typeof
 * loadXPage>>()`.
 */
export type Load = (navigation: Navigation) => object | null | Promise<object | null>;
