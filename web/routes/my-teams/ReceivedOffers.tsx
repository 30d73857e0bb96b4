import { useReadQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ReceivedOffersDocument, type ReceivedOffersQuery } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { ErrorBoundary } from '../../components/page/ErrorBoundary';
import { MoreButton } from '../../graphql/view/MoreButton';
import { RowGroups } from '../../components/lists/RowGroups';
import { lazyComponent } from '../../components/page/lazy-part';
import { texts } from '../../texts';

/** Home also loads the code of this page. The code of an offer is separate, because few get any. */
const ReceivedOfferItem = lazyComponent(
  async () => (await import('../../features/seekers/offers/ReceivedOfferItem')).ReceivedOfferItem,
);

interface ReceivedOffersProps {
  query: StartedQuery<ReceivedOffersQuery>;
  /** The content between the open and the past offers. */
  children: ReactNode;
}

/**
 * The offers to the viewer: open ones above the content, and past ones below. Suspends until they
 * have loaded. Without a connection only the content is shown, because offers are not stored
 * offline.
 */
export function ReceivedOffers({ query, children }: ReceivedOffersProps) {
  const list = useReadQuery(query).data?.viewer?.offers;
  const offers = list?.edges.map(({ node }) => node) ?? [];
  const rowsOf = (isOpen: boolean) =>
    offers
      .filter(({ state }) => (state === 'OPEN') === isOpen)
      .map((offer) => <ReceivedOfferItem key={offer.id} offer={offer} />);
  return (
    <>
      <ErrorBoundary failedText={texts.common.loadFailed}>
        <RowGroups groups={[{ title: texts.offer.received, rows: rowsOf(true) }]} />
      </ErrorBoundary>
      {children}
      <ErrorBoundary failedText={texts.common.loadFailed}>
        <RowGroups groups={[{ title: texts.offer.past, rows: rowsOf(false) }]} />
      </ErrorBoundary>
      {list && (
        <MoreButton query={ReceivedOffersDocument} variables={{}} pageInfo={list.pageInfo}>
          {texts.offer.more}
        </MoreButton>
      )}
    </>
  );
}
