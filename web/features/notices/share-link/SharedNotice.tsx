import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../components/page/lazy-part';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { texts } from '../../../texts';
import type { SharedNoticeState } from './useSharedNotice';
import styles from './SharedNoticeCard.module.css';

/** Most visitors have no share link, so the code of the card is loaded with one. */
const SharedNoticeCard = lazyPart(async () => (await import('./SharedNoticeCard')).SharedNoticeCard);

interface SharedNoticeProps {
  shared: SharedNoticeState;
  /** Shown without a valid share link. */
  children: ReactNode;
}

/** The card of the notice that a visitor's share link leads to (rules/share-links.md). */
export function SharedNotice({ shared: { notice, loading }, children }: SharedNoticeProps) {
  if (loading) return <LoadingCard />;
  if (!notice) return children;
  return (
    <Suspense fallback={<LoadingCard />}>
      <SharedNoticeCard notice={notice} />
    </Suspense>
  );
}

/** Reserves the space of the card. */
function LoadingCard() {
  return (
    <p className={styles.card} aria-busy="true">
      <VisuallyHidden>{texts.common.loading}</VisuallyHidden>
    </p>
  );
}
