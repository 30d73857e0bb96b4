import { type ReactNode, Suspense } from 'react';
import { isShareLink } from '../../../paths';
import { texts } from '../../../texts';
import { lazyPart } from '../../../components/page/lazy-part';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import styles from './SharedNoticeCard.module.css';

/**
 * Most visitors have no share link, so the code of the card is loaded with one. If it fails to
 * load, the page has no card.
 */
const SharedNotice = lazyPart<WithSharedNoticeProps>(
  async () => (await import('./SharedNotice')).SharedNotice,
  ({ children }) => children(null),
);

/** The parts of a notice that the page of a visitor shows. */
export interface SharedNoticeParts {
  card: ReactNode;
  recruiting: boolean;
}

/** Reserves the space of the card, so that nothing moves when it appears. */
export const LOADING: SharedNoticeParts = { card: <SharedNoticePlace />, recruiting: true };

/** Parameters of the page's content. */
export interface WithSharedNoticeProps {
  /** The path after login, which may be a share link. */
  next: string;
  /** Renders the content, with null for any other path and for an invalid share link. */
  children: (shared: SharedNoticeParts | null) => ReactNode;
}

/** Passes the notice of a share link to a page for visitors (rules.md: Share links). */
export function WithSharedNotice({ next, children }: WithSharedNoticeProps) {
  if (!isShareLink(next)) return children(null);
  return (
    <Suspense fallback={children(LOADING)}>
      <SharedNotice next={next}>{children}</SharedNotice>
    </Suspense>
  );
}

function SharedNoticePlace() {
  return (
    <p className={styles.card} aria-busy="true">
      <VisuallyHidden>{texts.common.loading}</VisuallyHidden>
    </p>
  );
}
