import { addMutation } from '../../../selection/schema-fields';
import { DeclineOfferInput, MakeOfferInput, WithdrawOfferInput } from './offer.inputs';
import { declineOffer, makeOffer, withdrawOffer } from './offer.service';
import { offerOfPayload } from './offer.type';

addMutation('makeOffer', {
  description:
    "Offers a place in the viewer's own team to a member who looks for one (제안하기). The member gets a notification and may apply. A notice may have one offer to a member.",
  input: { type: MakeOfferInput, description: 'The notice, the member and the text.' },
  payload: { offer: offerOfPayload('The new offer.') },
  suspensionCheck: 'inStatement',
  run: makeOffer,
});

addMutation('withdrawOffer', {
  description: "Withdraws an open offer of the viewer's own notice (제안 취소). The member is not notified.",
  input: { type: WithdrawOfferInput, description: 'The offer to withdraw.' },
  payload: { offer: offerOfPayload('The withdrawn offer.') },
  run: async (ctx, { id: offerId }) => {
    await withdrawOffer(ctx, offerId);
    return { offerId };
  },
});

addMutation('declineOffer', {
  description: 'Declines an open offer to the viewer (사양하기), without a reason.',
  input: { type: DeclineOfferInput, description: 'The offer to decline.' },
  payload: { offer: offerOfPayload('The declined offer.') },
  suspensionCheck: 'none',
  run: async (ctx, { id: offerId }) => {
    await declineOffer(ctx, offerId);
    return { offerId };
  },
});
