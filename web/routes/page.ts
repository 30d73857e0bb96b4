import type { ComponentType } from 'react';
import type { Preload } from '../graphql/preload';
import type { LoadingShape } from '../components/page/loading-shape';

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
export type Load = (navigation: Navigation) => object | null;

/** The queries and the code of a page or a layout. Both load at the same time. */
export interface PageSource {
  load?: Load;
  component: () => Promise<ComponentType>;
  /** The shape of the placeholder while the data of the page or its layout loads. */
  loading?: LoadingShape;
}

/** A page at a path. */
export interface PageRoute extends PageSource {
  path: string;
  /**
   * The layout. The server decides who reads the data.
   *
   * - `members`: the bars.
   * - `everybody`: the bars for members, and a simple layout for visitors.
   * - `none`: no layout.
   */
  layout: 'members' | 'everybody' | 'none';
}

/** A file of the build with the code of pages that are used together (build/chunks.mts). */
export type Chunk =
  | 'forms'
  | 'members'
  | 'list'
  | 'people'
  | 'notice'
  | 'applicants'
  | 'team'
  | 'write'
  | 'profile'
  | 'moderation'
  | 'legal'
  | 'recovery';

/** The exports of `<page>.page.ts` about the module `<page>.tsx` beside it. */
export interface PageFile {
  /** The pages of the module, for the router. */
  pages: readonly PageRoute[];
  /** The file of the build that contains the module. */
  chunk: Chunk;
}
