import { useQuery } from '@apollo/client/react';
import { Dialog } from '../../../components/dialogs/Dialog';
import { SectionList } from '../../../components/lists/SectionList';
import { type SentOfferItem_OfferFragmentDoc, SentOffersDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import type { FragmentOf } from '../../../graphql/useFragmentData';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { MoreButton } from '../../../graphql/view/MoreButton';
import { texts } from '../../../texts';
import { SentOfferItem } from './SentOfferItem';

gql`
  query SentOffers($id: ID!, $after: String) {
    notice(id: $id) {
      id
      offers(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            ...SentOfferItem_offer
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

interface SentOffersDialogProps {
  noticeId: string;
  open: boolean;
  onClose: () => void;
}

/** The offers that the owner of a notice has sent, with their states. */
export function SentOffersDialog({ noticeId, open, onClose }: SentOffersDialogProps) {
  return (
    <Dialog title={texts.offer.sentTitle} open={open} footer={null} onClose={onClose}>
      <SentOffers noticeId={noticeId} />
    </Dialog>
  );
}

function SentOffers({ noticeId }: { noticeId: string }) {
  const variables = { id: noticeId };
  const { data, error } = useQuery(SentOffersDocument, { variables, fetchPolicy: 'cache-and-network' });
  const offers = data?.notice?.offers;
  if (!offers) return <LoadingOrFailed error={error} failedText={texts.offer.sentLoadFailed} />;
  return (
    <>
      <SentOfferList offers={offers.edges.map(({ node }) => node)} />
      <MoreButton query={SentOffersDocument} variables={variables} pageInfo={offers.pageInfo}>
        {texts.offer.more}
      </MoreButton>
    </>
  );
}

/** The rows of sent offers, or a sentence if there are none. */
export function SentOfferList({ offers }: { offers: readonly FragmentOf<typeof SentOfferItem_OfferFragmentDoc>[] }) {
  return (
    <SectionList empty={texts.offer.noneSent}>
      {offers.map((offer) => (
        <SentOfferItem key={offer.id} offer={offer} />
      ))}
    </SectionList>
  );
}
