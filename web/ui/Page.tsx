import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../texts';

/** What a page is made of. */
interface PageProps {
  /** The main heading, and the document's title. */
  title: string;
  /** Stands before the heading: a way back. */
  before?: ReactNode;
  /** Stands beside the heading: buttons. */
  actions?: ReactNode;
  /** A narrow column, for forms and long text. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every page: its main heading, its document title, its place for buttons. */
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

/** The main heading. It takes the focus after a navigation, so that a screen reader says where one is now. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // 'default' is the first page of a visit: there the browser itself starts at the top.
    if (key !== 'default') heading.current?.focus();
    // Only when the page appears: a change of its filter or page number leaves the focus on what was pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
