import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineRateLimit } from '../../../platform/shared-state/rate-limits';
import { denyApplying } from '../../applications/application.rules';
import { denialOf, isAllowed, type Rule } from '../../kit/rules/rules';
import { viewerInRow, type ViewerId } from '../../../selection/viewer-id';
import type { MemberTables } from '../../members/member.entity';
import type { SchoolProof } from '../../members/member.rules';
import { isHidden } from '../../members/member-visibility.sql';
import { denyNotRecruiting } from '../../notices/lifecycle/lifecycle.rules';
import { denyHidden, denyManaging, denyWithoutFreeSeat } from '../../notices/notice.rules';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { isVisibleTo } from '../../notices/visibility/notice-visibility.sql';
import type { SeatTables } from '../../teams/seats/seat.sql';
import { denyTakingSeat } from '../../teams/seats/seat.rules';
import { MAX_OPEN_OFFERS, type SeekerTables } from '../seeker.entity';
import { HAS_MAX_OFFERS, isSeekerFor, seesSeekers } from '../seeker.sql';
import type { OfferTables } from './offer.entity';
import type { NewOffer } from './offer-write.sql';
import { FREE_SEATS, IS_OPEN, OPEN_OFFER_COUNT } from './offer.sql';
import type { SentOfferTables } from './sent-offer.entity';
import { mustOwnerWait, offersOfDay } from './sent-offer.sql';

/** Attempts of a member to make an offer. Failed ones count, so that nobody tries all members. */
export const OFFER_ATTEMPT_LIMIT = defineRateLimit({
  name: 'offerAttempt',
  points: 20,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Offers that one member declines or withdraws. */
export const OFFER_END_LIMIT = defineRateLimit({
  name: 'offerAnswer',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Offers that one member makes in 24 hours. */
export const DAILY_OFFERS = 10;

// Rules about an offer of the notice `n` to the member `m`, who is the seeker `s`. Each condition
// is true if the action is denied.

/**
 * Denies offers of the notice to anybody (rules/offers.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function denyOffers(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule[] {
  const maxOpen = sql`least(${sql.lit(MAX_OPEN_OFFERS)}, 2 * ${FREE_SEATS})`;
  return [
    ...denyManaging(viewerId),
    denyHidden(),
    denyNotRecruiting(),
    denyWithoutFreeSeat(FREE_SEATS),
    ['SCHOOL_UNVERIFIED', sql`not ${seesSeekers(viewerId, proof)}`],
    [
      'OFFER_NOT_POSSIBLE',
      sql`${OPEN_OFFER_COUNT} >= ${maxOpen} or ${offersOfDay(viewerId)} >= ${sql.lit(DAILY_OFFERS)}`,
    ],
  ];
}

/**
 * Denies offers of the notice to this member. All conditions have the same code and sentence, so
 * that owners cannot distinguish them.
 */
function denyRecipient(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<'OFFER_NOT_POSSIBLE'>[] {
  const member = viewerInRow('m');
  const conditions = [
    sql`not ${isSeekerFor(viewerId, proof)}`,
    HAS_MAX_OFFERS,
    sql`n.school_key <> s.school_key`,
    isHidden(viewerId),
    sql`exists (select from offer o where o.notice_id = n.id and o.member_id = m.id)`,
    mustOwnerWait(viewerId),
    sql`not ${isVisibleTo(member)}`,
    sql`not ${isAllowed(denyApplying(member, proof))}`,
  ];
  return [
    ['OFFER_NOT_POSSIBLE', sql`s.member_id is null`],
    ...conditions.map((applies) => ['OFFER_NOT_POSSIBLE', applies] as const),
  ];
}

/** An offer to check, with the setting `SCHOOL_PROOF`. */
type OfferTarget = Omit<NewOffer, 'text'> & { proof: SchoolProof };

const { statement } = statementsOn<
  OfferTables & SentOfferTables & SeekerTables & NoticeStatementTables & MemberTables & SeatTables
>();

/** Check of making an offer. The member may not exist. */
export const makeOfferCheck = statement<OfferTarget & { viewerId: number }>()(
  'seekers.makeOfferCheck',
  (db, { viewerId, noticeId, memberId, role, proof }) => {
    const setting = sql<SchoolProof>`${proof}::text`;
    return db
      .selectFrom('notice as n')
      .leftJoin('member as m', (join) => join.on('m.id', '=', memberId))
      .leftJoin('seeker as s', 's.member_id', 'm.id')
      .where('n.id', '=', noticeId)
      .select(
        denialOf([
          ...denyOffers(viewerId, setting),
          ...denyTakingSeat(sql`${role}::text`),
          ...denyRecipient(viewerId, setting),
        ]).as('denial'),
      );
  },
);

/** Denies declining the offer `o` to all but its member, and if it has ended. */
export function denyDeclining(viewerId: Expression<number>): Rule[] {
  return [['NOT_FOUND', sql`o.member_id <> ${viewerId}`], denyEndedOffer()];
}

/** Denies withdrawing the offer `o` to all but the owner of the notice `n`, and if it has ended. */
export function denyWithdrawing(viewerId: Expression<number>): Rule[] {
  return [['NOT_FOUND', sql`n.owner_id <> ${viewerId}`], denyEndedOffer()];
}

const denyEndedOffer = (): Rule<'OFFER_OVER'> => ['OFFER_OVER', sql`not ${IS_OPEN}`];

const defineOfferCheck = (name: string, rules: (viewerId: Expression<number>) => Rule[]) =>
  statement<{ viewerId: number; offerId: number }>()(name, (db, { viewerId, offerId }) =>
    db
      .selectFrom('offer as o')
      .innerJoin('notice as n', 'n.id', 'o.notice_id')
      .where('o.id', '=', offerId)
      .select(denialOf(rules(viewerId)).as('denial')),
  );

export const declineOfferCheck = defineOfferCheck('seekers.declineOfferCheck', denyDeclining);

export const withdrawOfferCheck = defineOfferCheck('seekers.withdrawOfferCheck', denyWithdrawing);
