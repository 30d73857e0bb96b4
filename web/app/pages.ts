import type { ComponentType } from 'react';
import { PATHS } from '../paths';
import type { PageFile, PageRoute } from '../routes/page';

/** The page files of web/routes/, by their path from this folder. The build reads them too. */
export const PAGE_FILES = import.meta.glob<PageFile>('../routes/**/*.page.ts', { eager: true });

/** Pages for development, which the production build excludes. */
const DEVELOPMENT_PAGES: readonly PageRoute[] = import.meta.env.DEV
  ? Object.values(import.meta.glob<ComponentType>('../stories/GalleryPage.tsx', { import: 'GalleryPage' })).map(
      (component) => ({ path: PATHS.gallery, layout: 'none', component }),
    )
  : [];

/** All pages of the client. */
export const PAGES: readonly PageRoute[] = [
  ...Object.values(PAGE_FILES).flatMap(({ pages }) => pages),
  ...DEVELOPMENT_PAGES,
];
