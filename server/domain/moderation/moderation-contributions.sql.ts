import { defineContribution } from '../kit/events/contribution';
import type { Transaction } from '../kit/transaction/transaction';

/** An offer to the viewer, and the member who should have made it. */
interface OfferOfMember {
  offerId: number;
  memberId: number;
}

/**
 * seekers: reads the text of an offer to the viewer. Undefined unless the member made the offer.
 */
export const readOfferText = defineContribution<[tx: Transaction, offer: OfferOfMember], Promise<string | undefined>>(
  'readOfferText',
);

/**
 * seekers: reads the sentence with which a member looks for a team. Undefined unless the viewer
 * sees the member among those who do.
 */
export const readSeekerText = defineContribution<[tx: Transaction, memberId: number], Promise<string | undefined>>(
  'readSeekerText',
);
