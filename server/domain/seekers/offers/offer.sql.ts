import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { daysInterval } from '../../../platform/database/statements/expressions';
import { asExpression, createBuilder } from '../../../platform/database/statements/statement-compiler';
import { contributions as applicationContributions } from '../../applications/application-contributions.sql';
import { isRecruiting } from '../../notices/deadlines/deadline.sql';
import { contributions } from '../../notices/notice-contributions.sql';
import { NOTICE_ID } from '../../notices/notice.rules';
import { hasSeat } from '../../teams/team.sql';
import { OFFER_KEPT_DAYS, OfferState, type OfferTables } from './offer.entity';

// SQL aliases: `o` is an offer, `n` its notice.

const OPEN = sql.lit(OfferState.OPEN);

/** The offers `o` with their notices `n`. */
export const OFFERS_WITH_NOTICES = sql`offer o join notice n on n.id = o.notice_id`;

/** Number of free seats of the notice `n`. */
export const FREE_SEATS = contributions.freeSeats(NOTICE_ID);

/**
 * True if an open offer `o` expires (rules/offers.md). One of these is enough:
 * - It was not answered in time.
 * - The notice is hidden, full, or does not recruit.
 * - The member is in the team, or in another school.
 * - The member or the owner is hidden.
 * - One of the two has blocked the other.
 *
 * A suspension is no reason. An early end would reveal it to the other member.
 */
const EXPIRES: RawBuilder<SqlBool> = sql<SqlBool>`(
  o.expires_at <= ${CLOCK_NOW} or n.hidden or not ${isRecruiting()} or ${FREE_SEATS} = 0
  or n.owner_id = o.member_id or ${hasSeat(sql<number>`o.member_id`, NOTICE_ID)}
  or exists (
    select from member om where om.id in (o.member_id, n.owner_id) and (
      om.hidden or om.id = o.member_id and (om.school_key <> n.school_key or n.owner_id = any (om.blocked_ids))
    )
  )
)`;

/** True if the offer `o` can be answered. */
export const IS_OPEN: RawBuilder<SqlBool> = sql<SqlBool>`(o.state = ${OPEN} and not ${EXPIRES})`;

/** True if the offer `o` is stored as open but has expired. A job stores its end. */
export const IS_OVERDUE: RawBuilder<SqlBool> = sql<SqlBool>`(o.state = ${OPEN} and ${EXPIRES})`;

/** State of the offer `o`, also before a job has stored its expiry. */
export const OFFER_STATE: RawBuilder<OfferState> = sql<OfferState>`case
  when ${IS_OVERDUE} then ${sql.lit(OfferState.EXPIRED)} else o.state end`;

/** True if lists still contain the offer `o`: for {@link OFFER_KEPT_DAYS} after its end. */
export const IS_KEPT: RawBuilder<SqlBool> = sql<SqlBool>`coalesce(
  o.ended_at > now() - ${daysInterval(OFFER_KEPT_DAYS)}, true
)`;

/** Number of open offers of the notice `n`. */
export const OPEN_OFFER_COUNT: RawBuilder<number> = sql<number>`(
  select count(*)::int from offer o where o.notice_id = n.id and ${IS_OPEN}
)`;

/** Updates the open offer that an application answers. */
applicationContributions.acceptOffer.by((applied) =>
  asExpression(
    createBuilder<OfferTables>()
      .updateTable('offer as o')
      .from(applied.as('applied'))
      .set({ state: sql.lit(OfferState.APPLIED), ended_at: sql<Date>`now()` })
      .whereRef('o.notice_id', '=', 'applied.noticeId')
      .whereRef('o.member_id', '=', 'applied.memberId')
      .where(sql<SqlBool>`exists (select from notice n where n.id = o.notice_id and ${IS_OPEN})`)
      .returning('o.id'),
  ),
);
