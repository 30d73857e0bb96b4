import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useToast } from '../../../components/feedback/Toast';
import { Avatar } from '../../../components/labels/Avatar';
import { Chip } from '../../../components/labels/Chip';
import { ShortDate } from '../../../components/text/ShortDate';
import { entryFor } from '../../../graphql/enums';
import { SentOfferItem_OfferFragmentDoc, WithdrawOfferDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { texts } from '../../../texts';
import { MemberName } from '../../profile/MemberName';
import styles from './SentOfferItem.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment SentOfferItem_offer on Offer {
    id
    role
    text
    state
    createdAt
    viewerCanWithdraw
    member {
      id
      nickName
      imageUrl
      schoolVerified
    }
  }
`;
gql`
  mutation WithdrawOffer($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      offer {
        id
        ...SentOfferItem_offer
      }
    }
  }
`;

/** An offer of the viewer's notice with its state. An open one can be withdrawn. */
export function SentOfferItem({ offer }: { offer: FragmentOf<typeof SentOfferItem_OfferFragmentDoc> }) {
  const { id, role, text, state, createdAt, viewerCanWithdraw, member } = useFragmentData(
    SentOfferItem_OfferFragmentDoc,
    offer,
  );
  const toast = useToast();
  const [withdraw] = useAction(WithdrawOfferDocument, { failed: texts.offer.withdrawFailed });
  const name = member?.nickName ?? texts.offer.withdrawnMember;
  return (
    <li className={styles.item}>
      <Avatar id={member?.id} nickName={member?.nickName ?? '?'} imageUrl={member?.imageUrl ?? null} size={36} />
      <div className={styles.words}>
        <p className={styles.who}>
          {member ? <MemberName member={member} /> : name}
          <Chip tone={state === 'APPLIED' ? 'primary' : 'quiet'}>{entryFor(texts.offer.state, state)}</Chip>
        </p>
        <p className={styles.meta}>
          {role && `${entryFor(texts.notice.role, role)} · `}
          <ShortDate time={createdAt} />
        </p>
        <p className={styles.text}>
          <MemberText text={text} />
        </p>
        {viewerCanWithdraw && (
          <ConfirmButton
            aria-label={texts.offer.withdrawOf(name)}
            confirmText={texts.offer.withdraw}
            question={texts.offer.withdrawQuestion(name)}
            hint={texts.offer.withdrawHint}
            cancelText={texts.offer.keepOffer}
            onConfirm={() => withdraw({ input: { id } })}
            onDone={() => toast.success(texts.offer.withdrawn)}
          >
            {texts.offer.withdraw}
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}
