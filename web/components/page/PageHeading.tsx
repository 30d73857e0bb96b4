import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The main heading. It receives focus after a navigation, so that screen readers announce the new
 * page.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The key 'default' is the first page of a visit, which the browser shows from the top.
    if (key !== 'default') heading.current?.focus();
    // Runs on mount only, so that a new filter or page number does not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
