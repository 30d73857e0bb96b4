import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { getHref, type PageName, PATHS, type PlainPageName } from '../paths';

interface BarLinkProps {
  /** The page that the link leads to, and the others that are tabs of it. */
  pages: readonly [PlainPageName, ...PlainPageName[]];
  /** The pages that these lead to, and that belong to them. */
  inner?: readonly PageName[];
  children: ReactNode;
}

/** A link of the navigation to a page of several tabs, whichever of them is shown. */
export function BarLink({ pages, inner = [], children }: BarLinkProps) {
  const { pathname } = useLocation();
  const isOneOf = (names: readonly PageName[]): boolean => names.some((name) => matchPath(PATHS[name], pathname));
  const current = isOneOf(pages) ? 'page' : isOneOf(inner);
  return (
    <Link to={getHref(pages[0])} aria-current={current || undefined}>
      {children}
    </Link>
  );
}
