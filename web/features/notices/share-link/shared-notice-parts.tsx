import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { texts } from '../../../texts';
import styles from './SharedNoticeCard.module.css';

/** The parts of a notice that the page of a visitor shows. */
export interface SharedNoticeParts {
  card: ReactNode;
  recruiting: boolean;
}

export interface WithSharedNoticeProps {
  /** The path after login, which may be a share link. */
  next: string;
  /** Renders the page, with null for any other path and for an invalid share link. */
  children: (shared: SharedNoticeParts | null) => ReactNode;
}

/** The parts while the notice loads. They reserve the space of the card. */
export const LOADING_PARTS: SharedNoticeParts = { card: <LoadingCard />, recruiting: true };

function LoadingCard() {
  return (
    <p className={styles.card} aria-busy="true">
      <VisuallyHidden>{texts.common.loading}</VisuallyHidden>
    </p>
  );
}
