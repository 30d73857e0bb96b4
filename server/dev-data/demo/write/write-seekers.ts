import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../../shared/seoul';
import { EXAMPLE_SCHOOL, schoolKey } from '../../../domain/schools/school-names';
import { Offer, OFFER_DAYS, OfferState } from '../../../domain/seekers/offers/offer.entity';
import { Seeker } from '../../../domain/seekers/seeker.entity';
import { seoulDate } from '../../../platform/text/seoul-time';
import { OFFERS, SEEKERS } from '../seekers';
import type { Ids } from './write-rows';

const HOUR_MS = 60 * 60 * 1000;
/** Writes the members who look for a team, and the offers. */
export async function writeSeekers(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const seekers = SEEKERS.map(({ by, kinds, roles, text, days }, index) => ({
    member: ids.member(by),
    schoolKey: schoolKey(EXAMPLE_SCHOOL.name),
    kinds: [...kinds],
    roles: [...roles],
    text,
    until: seoulDate(new Date(now.getTime() + days * DAY_MS)),
    // The job of the next start shuffles them.
    shuffle: index,
  }));
  await em.insertMany(Seeker, seekers);
  const offers = OFFERS.map(({ notice, to, role, text, hoursAgo, state }) => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    return {
      notice: ids.notice(notice),
      member: ids.member(to),
      role,
      text,
      state,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + OFFER_DAYS * DAY_MS),
      endedAt: state === OfferState.OPEN ? null : new Date(createdAt.getTime() + 9 * HOUR_MS),
    };
  });
  await em.insertMany(Offer, offers);
}
