import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useToast } from '../../../components/feedback/Toast';
import { Chip } from '../../../components/labels/Chip';
import { ItemRow } from '../../../components/lists/ItemRow';
import { Row } from '../../../components/lists/Row';
import { ShortDate } from '../../../components/text/ShortDate';
import { entryFor } from '../../../graphql/enums';
import {
  DeclineOfferDocument,
  ReceivedOfferItem_OfferFragmentDoc,
  type ReceivedOfferItem_OfferFragment,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { texts } from '../../../texts';
import { getNoticeHref } from '../../notices/hrefs';
import { SafetyMenu } from '../../safety/SafetyMenu';
import { countDaysLeft } from '../days';
import styles from './ReceivedOfferItem.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment ReceivedOfferItem_offer on Offer {
    id
    role
    text
    state
    createdAt
    expiresAt
    viewerCanDecline
    notice {
      id
      kind
      title
      owner {
        id
        nickName
        viewerCanReport
        viewerCanBlock
      }
    }
  }
`;
gql`
  mutation DeclineOffer($input: DeclineOfferInput!) {
    declineOffer(input: $input) {
      offer {
        id
        ...ReceivedOfferItem_offer
      }
    }
  }
`;

/** An offer to the viewer: the notice, who made it, and the text. An open one can be declined. */
export function ReceivedOfferItem({ offer }: { offer: FragmentOf<typeof ReceivedOfferItem_OfferFragmentDoc> }) {
  const data = useFragmentData(ReceivedOfferItem_OfferFragmentDoc, offer);
  const { role, text, state, createdAt, notice } = data;
  const isOpen = state === 'OPEN';
  return (
    <ItemRow
      chip={<Chip tone={isOpen ? 'primary' : 'quiet'}>{texts.offer.name}</Chip>}
      meta={
        <>
          {notice && <MemberText text={notice.owner.nickName} />}
          {notice && ' · '}
          {role && `${entryFor(texts.notice.role, role)} · `}
          <ShortDate time={createdAt} />
        </>
      }
      title={notice?.title ?? texts.offer.hiddenNotice}
      href={notice ? getNoticeHref(notice.kind, notice.id) : undefined}
      details={
        <p className={styles.text}>
          <MemberText text={text} />
        </p>
      }
      next={isOpen ? texts.offer.answerWithin(countDaysLeft(data.expiresAt)) : entryFor(texts.offer.myState, state)}
      action={<Actions offer={data} />}
    />
  );
}

function Actions({ offer: { id, state, viewerCanDecline, notice } }: { offer: ReceivedOfferItem_OfferFragment }) {
  const toast = useToast();
  const [decline] = useAction(DeclineOfferDocument, { failed: texts.offer.declineFailed });
  return (
    <Row end>
      {state === 'OPEN' && notice && (
        <LinkButton
          color="primary"
          variant="filled"
          to={getNoticeHref(notice.kind, notice.id)}
          aria-label={texts.offer.viewNoticeOf(notice.title)}
        >
          {texts.offer.viewNotice}
        </LinkButton>
      )}
      {viewerCanDecline && (
        <ConfirmButton
          question={texts.offer.declineQuestion}
          hint={texts.offer.declineHint}
          cancelText={texts.offer.keep}
          onConfirm={() => decline({ input: { id } })}
          onDone={() => toast.success(texts.offer.declined)}
        >
          {texts.offer.decline}
        </ConfirmButton>
      )}
      {notice && <SafetyMenu member={notice.owner} offerId={id} />}
    </Row>
  );
}
