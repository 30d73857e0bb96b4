import { defineModule } from '../kit/module/module';
import './seeker.type';
import './offers/offer.type';
import './seeker.sql';
import './offers/offer.sql';
import { offerExports, seekerExport } from './seeker-export.type';
import { Offer } from './offers/offer.entity';
import { SentOffer } from './offers/sent-offer.entity';
import { Seeker } from './seeker.entity';
import './seeker.errors';
import { listenForSeekers, SEEKER_JOBS } from './seeker-jobs.service';
import './seeker.resolver';
import './offers/offer.resolver';

export const seekers = defineModule({
  name: 'seekers',
  uses: ['members', 'blocks', 'profiles', 'notices', 'teams', 'applications', 'moderation'],
  entities: [Seeker, SentOffer, Offer],
  // A restore writes `sent_offer` before `offer`. In the other order the triggers of `offer` would
  // write its rows anew.
  tables: ['seeker', 'sent_offer', 'offer'],
  exports: [seekerExport, ...offerExports],
  notExported: { sent_offer: 'its rows count offers for limits and have no text' },
  listen: listenForSeekers,
  jobs: SEEKER_JOBS,
  constraints: {
    offer_once_unique: 'OFFER_NOT_POSSIBLE',
    // The member withdrew concurrently.
    offer_member_id_fkey: 'OFFER_NOT_POSSIBLE',
    seeker_member_id_fkey: 'UNAUTHENTICATED',
  },
});
