import type { ReactNode } from 'react';
import { texts } from '../../texts/general';
import { Banner } from '../../illustrations/Banner';
import hidden from '../text/VisuallyHidden.module.css';
import styles from './Page.module.css';
import { PageHeading } from './PageHeading';

interface PageProps {
  /** The document title. Also the main heading if `heading` is missing. */
  title: string;
  heading?: ReactNode;
  /** Hides the heading from view, if other content of the page makes it redundant. */
  headingHidden?: boolean;
  /** An element before the heading, such as a back link. */
  before?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Limits the width, for forms and long text. */
  narrow?: boolean;
  /** Centres the heading, above a picture. */
  centred?: boolean;
  children?: ReactNode;
}

/** The layout of a page: document title, main heading, buttons and content. */
export function Page({
  title,
  heading = title,
  headingHidden = false,
  before,
  actions,
  narrow = false,
  centred = false,
  children,
}: PageProps) {
  const head = centred ? `${styles.head} ${styles.centred}` : styles.head;
  return (
    <article className={narrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <title>{texts.common.title(title)}</title>
      <div className={headingHidden ? hidden.hidden : head}>
        {before}
        <PageHeading>{heading}</PageHeading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </article>
  );
}

interface BannerPageProps {
  title: string;
  /** The main heading, in the banner. */
  heading: ReactNode;
  hint?: ReactNode;
  /** The element in the banner below the sentence. */
  inBanner?: ReactNode;
  /** Content beside the banner on wide screens, and below it on others. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The layout of a wide page that starts with a banner. */
export function BannerPage({ title, heading, hint, inBanner, beside, children }: BannerPageProps) {
  return (
    <article className={styles.page}>
      <title>{texts.common.title(title)}</title>
      <Banner heading={<PageHeading>{heading}</PageHeading>} hint={hint} beside={beside}>
        {inBanner}
      </Banner>
      {children}
    </article>
  );
}
