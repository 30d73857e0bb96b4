import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { daysInterval } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import { OFFER_DAYS } from './offer.entity';
import type { SentOfferTables } from './sent-offer.entity';

// SQL aliases: `so` is an offer that was sent, `m` a member.

/**
 * Number of offers of one owner to a member that end without an application before the owner has to
 * wait.
 */
const MAX_FAILED_OFFERS = 2;

/** Days after the latest of these ends until the owner can make another offer. */
const WAITING_DAYS = 90;

/** Days after its end for which an offer without an application counts. */
const COUNTED_DAYS = 180;

/** Number of offers that the viewer has made in the last 24 hours, also of deleted notices. */
export function offersOfDay(viewerId: Expression<number>): RawBuilder<number> {
  return sql<number>`(
    select count(*) from sent_offer so where so.owner_id = ${viewerId} and so.sent_at > now() - ${daysInterval(1)}
  )`;
}

/**
 * True if too many offers of the viewer to the member `m` ended without an application, the last
 * one recently.
 */
export function mustOwnerWait(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    select count(*) >= ${sql.lit(MAX_FAILED_OFFERS)} and max(so.failed_at) > now() - ${daysInterval(WAITING_DAYS)}
    from sent_offer so
    where so.member_id = m.id and so.owner_id = ${viewerId} and so.failed_at > now() - ${daysInterval(COUNTED_DAYS)}
  )`;
}

const { statement } = statementsOn<SentOfferTables>();

// An offer is open for a few days, and its end may be stored a little later.
const deleteOldSentOffers = statement<object>()('seekers.deleteSentOffers', (db) =>
  db
    .deleteFrom('sent_offer')
    .where('offer_id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('sent_offer as so')
          .select('so.offer_id')
          .where(sql<SqlBool>`so.sent_at < now() - ${daysInterval(COUNTED_DAYS + OFFER_DAYS + 1)}`),
      ),
    )
    .returning('offer_id as id'),
);

/** Deletes the rows of offers that no limit counts any more. */
export const DELETE_SENT_OFFERS = defineCleanup({
  name: 'deleteSentOffers',
  schedule: '20 19 * * *',
  statements: [deleteOldSentOffers],
});
