import { publishAfterCommit } from '../notices/notice-contributions.sql';
import { noticeClosed } from '../notices/notice.events';
import { rulingMade } from '../moderation/moderation.events';
import { invitationAccepting } from '../teams/team.events';
import { DELETE_OFFER_TEXTS, EXPIRE_OFFERS, expireOffersOf } from './offers/offer-write.sql';
import { DELETE_SENT_OFFERS } from './offers/sent-offer.sql';
import { DELETE_ENDED_SEEKERS, endSeekingOf, SHUFFLE_SEEKERS } from './seeker-write.sql';

/** Jobs of seekers and offers. */
export const SEEKER_JOBS = [
  EXPIRE_OFFERS,
  DELETE_ENDED_SEEKERS,
  SHUFFLE_SEEKERS,
  DELETE_OFFER_TEXTS,
  DELETE_SENT_OFFERS,
];

/**
 * Ends looking when a member joins a team by a link, and offers when a notice is closed or a ruling
 * is made (rules/seekers.md, rules/offers.md). Approvals end looking in their own statement.
 */
export function listenForSeekers(): void {
  invitationAccepting.on(async (tx, { notice, memberId }) => {
    const joined = { memberId, noticeId: notice.id, noticeTitle: notice.title };
    const notifications = await endSeekingOf(tx, joined);
    publishAfterCommit(tx, notifications);
  });
  noticeClosed.on((tx, { notice }) => tx.writes.run(expireOffersOf, { noticeId: notice.id, memberId: null }));
  rulingMade.on(async (tx, { memberId, notice }) => {
    await tx.em.flush();
    await tx.writes.run(expireOffersOf, { noticeId: notice?.id ?? null, memberId });
  });
}
