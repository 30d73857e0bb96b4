import type { ReactNode } from 'react';
import { texts } from '../texts';
import { PageHeading } from './Page';

interface BannerProps {
  /** The document title. */
  title: string;
  /** The main heading, in the banner. */
  heading: string;
  /** A sentence below the heading. */
  hint?: string;
  children: ReactNode;
}

/** The layout of a wide page that starts with a banner. */
export function Banner({ title, heading, hint, children }: BannerProps) {
  return (
    <article className="page">
      <title>{texts.common.title(title)}</title>
      <div className="banner">
        <PageHeading>{heading}</PageHeading>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </article>
  );
}
