import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getHref, type PlainPageName } from '../paths';

interface BarLinkProps {
  /** The page that the link leads to, and the others that belong to it. */
  pages: readonly [PlainPageName, ...PlainPageName[]];
  children: ReactNode;
}

/** A link of the navigation to a page of several tabs, whichever of them is shown. */
export function BarLink({ pages, children }: BarLinkProps) {
  const { pathname } = useLocation();
  const current = pages.some((page) => getHref(page) === pathname);
  return (
    <Link to={getHref(pages[0])} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
