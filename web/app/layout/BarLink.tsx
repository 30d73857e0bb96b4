import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { getHref, type PageName, PATHS, type PlainPageName } from '../../paths';

interface BarLinkProps {
  /** The page that the link opens, followed by the other tabs of that page. */
  pages: readonly [PlainPageName, ...PlainPageName[]];
  /** Pages that belong to these tabs, such as one team. They also mark the link as current. */
  pagesBelow?: readonly PageName[];
  children: ReactNode;
}

/** A navigation link to a page with several tabs. It is current on each of them. */
export function BarLink({ pages, pagesBelow = [], children }: BarLinkProps) {
  const { pathname } = useLocation();
  const isOneOf = (names: readonly PageName[]): boolean => names.some((name) => matchPath(PATHS[name], pathname));
  const current = isOneOf(pages) ? 'page' : isOneOf(pagesBelow);
  return (
    <Link to={getHref(pages[0])} aria-current={current || undefined}>
      {children}
    </Link>
  );
}
