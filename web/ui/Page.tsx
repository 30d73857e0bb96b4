import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../texts';

interface PageProps {
  /** The text of the main heading and of the document title. */
  title: string;
  /** An element before the heading, such as a back link. */
  before?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Limits the width, for forms and long text. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The layout of a page: document title, main heading, buttons and content. */
export function Page({ title, before, actions, narrow, children }: PageProps) {
  return (
    <article className={narrow ? 'page page-narrow' : 'page'}>
      <title>{texts.common.title(title)}</title>
      <div className="page-head">
        {before}
        <PageHeading>{title}</PageHeading>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </article>
  );
}

/** The main heading. It receives focus after a navigation, so that screen readers announce the new page. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The key 'default' is the first page of a visit, where the browser already starts at the top.
    if (key !== 'default') heading.current?.focus();
    // The effect runs only on mount, so that a change of the filter or page number does not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
