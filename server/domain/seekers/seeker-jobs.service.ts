import { defineJob } from '../kit/jobs/jobs';
import { publishAfterCommit } from '../notices/notice-contributions.sql';
import { noticeClosed } from '../notices/notice.events';
import { rulingMade } from '../moderation/moderation.events';
import { invitationAccepting } from '../teams/team.events';
import { deleteOldOfferTexts, expireOffers, expireOffersOf } from './offers/offer-write.sql';
import { deleteSentOffers } from './offers/sent-offer.sql';
import { deleteEndedSeekers, endSeekingOf, shuffleSeekers } from './seeker-write.sql';

/** Jobs of seekers and offers. */
export const SEEKER_JOBS = [
  /** Stores the end of offers that expired or became impossible without a request. */
  defineJob({
    name: 'expireOffers',
    schedule: '*/5 * * * *',
    run: ({ writes }, _payload, signal) => expireOffers(writes, signal),
  }),
  defineJob({
    name: 'deleteEndedSeekers',
    schedule: '*/5 * * * *',
    run: ({ writes, env }, _payload, signal) => deleteEndedSeekers(writes, env.SCHOOL_PROOF, signal),
  }),
  /** The day in Korea begins at 15:00 UTC. */
  defineJob({
    name: 'shuffleSeekers',
    schedule: '0 15 * * *',
    atStart: true,
    run: ({ writes }, _payload, signal) => shuffleSeekers(writes, signal),
  }),
  defineJob({
    name: 'deleteOfferTexts',
    schedule: '10 19 * * *',
    run: ({ writes }, _payload, signal) => deleteOldOfferTexts(writes, signal),
  }),
  defineJob({
    name: 'deleteSentOffers',
    schedule: '20 19 * * *',
    run: ({ writes }, _payload, signal) => deleteSentOffers(writes, signal),
  }),
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
