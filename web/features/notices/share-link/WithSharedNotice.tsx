import { Suspense } from 'react';
import { lazyPart } from '../../../components/page/lazy-part';
import { isShareLink } from '../../../paths';
import { LOADING_PARTS, type WithSharedNoticeProps } from './shared-notice-parts';

/**
 * Most visitors have no share link, so the code of the card is loaded with one. If it fails to
 * load, the page has no card.
 */
const SharedNotice = lazyPart<WithSharedNoticeProps>(
  async () => (await import('./SharedNotice')).SharedNotice,
  ({ children }) => children(null),
);

/** Passes the notice of a share link to a page for visitors (rules/share-links.md). */
export function WithSharedNotice({ next, children }: WithSharedNoticeProps) {
  if (!isShareLink(next)) return children(null);
  return (
    <Suspense fallback={children(LOADING_PARTS)}>
      <SharedNotice next={next}>{children}</SharedNotice>
    </Suspense>
  );
}
