import { type QueryCreator, type Selection, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { daysInterval } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { requireViewerId } from '../../context';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import type { Transaction } from '../../kit/transaction/transaction';
import { readOfferText } from '../../moderation/moderation-contributions.sql';
import type { MemberTables } from '../../members/member.entity';
import { INSERTED_NOTIFICATIONS } from '../../notices/inserted-notifications.sql';
import {
  type InsertedNotification,
  insertMemberNotification,
  type MemberEvent,
} from '../../notices/notice-contributions.sql';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import type { Role } from '../../profiles/role.entity';
import { OFFER_DAYS, OfferState, type OfferTables } from './offer.entity';
import { IS_OVERDUE, IS_KEPT } from './offer.sql';

type Tables = OfferTables & NoticeStatementTables & MemberTables;

const { insertRow, statement, variants } = statementsOn<Tables>();

const NOW = sql<Date>`now()`;

/** A new offer. */
export interface NewOffer {
  noticeId: number;
  memberId: number;
  /** Null for a study. */
  role: Role | null;
  text: string;
}

/**
 * Locks the owner and the member of an offer, after its notice. Until the commit, the owner makes
 * no other offer and the member gets none. Neither can block the other, and the member cannot start
 * to look for a team.
 */
export const lockOwnerAndMember = statement<{ viewerId: number; memberId: number }>()(
  'seekers.lockOwnerAndMember',
  (db, { viewerId, memberId }) =>
    db
      .selectFrom('member as m')
      .select('m.id')
      .where((eb) => eb.or([eb('m.id', '=', viewerId), eb('m.id', '=', memberId)]))
      .orderBy('m.id')
      .forNoKeyUpdate('m'),
);

/** Columns of an offer that a statement writes. */
const WRITTEN = ['id', 'notice_id', 'member_id as memberId'] as const;

type Written = Selection<Tables, 'offer', (typeof WRITTEN)[number]>;

/** Inserts the notification about the offer in `written`, and selects the id of the offer. */
function notify(db: QueryCreator<Tables & { written: Written }>, event: MemberEvent) {
  return db
    .with('change', (q) =>
      q
        .selectFrom('written')
        .innerJoin('notice as n', 'n.id', 'written.notice_id')
        .select(['written.id', 'written.memberId', 'n.id as noticeId', 'n.title as noticeTitle'])
        .select('n.owner_id as ownerId'),
    )
    .with('notifications', (q) => insertMemberNotification(event, q.selectFrom('change').selectAll()))
    .selectFrom('change')
    .select('id')
    .select(INSERTED_NOTIFICATIONS);
}

/** Inserts an offer that the transaction has checked, with its notification. */
export const insertOffer = statement<NewOffer>()('seekers.addOffer', (db, { noticeId, memberId, role, text }) => {
  const insertion = db.with('written', () =>
    insertRow('offer', {
      notice_id: noticeId,
      member_id: memberId,
      role,
      text,
      expires_at: sql<Date>`${CLOCK_NOW} + ${daysInterval(OFFER_DAYS)}`,
    }).returning(WRITTEN),
  );
  return notify(insertion, 'OFFERED');
});

/**
 * Locks the notice of an offer and then the offer.
 * @param lock strength of the lock of the notice
 */
export const lockOffer = variants<{ offerId: number }>()(
  'seekers.lockOffer',
  { lock: ['share', 'update'] },
  ({ lock }) =>
    (db, { offerId }) => {
      const offer = db
        .selectFrom('offer as o')
        .innerJoin('notice as n', 'n.id', 'o.notice_id')
        .select('o.id')
        .where('o.id', '=', offerId);
      return (lock === 'share' ? offer.forShare('n') : offer.forUpdate('n')).forUpdate('o');
    },
);

const declineOffer = statement<{ offerId: number }>()('seekers.declineOffer', (db, { offerId }) => {
  const update = db.with('written', (q) =>
    q
      .updateTable('offer')
      .set({ state: sql.lit(OfferState.DECLINED), ended_at: NOW })
      .where('id', '=', offerId)
      .returning(WRITTEN),
  );
  return notify(update, 'OFFER_DECLINED');
});

/** Declines a locked offer, with the notification of the owner. */
export async function updateDeclined(tx: Transaction, offerId: number): Promise<readonly InsertedNotification[]> {
  return (await tx.writes.row(declineOffer, { offerId }))?.notifications ?? [];
}

/** Withdraws a locked offer. */
export const updateWithdrawn = statement<{ offerId: number }>()('seekers.withdrawOffer', (db, { offerId }) =>
  db
    .updateTable('offer')
    .set({ state: sql.lit(OfferState.WITHDRAWN), ended_at: NOW })
    .where('id', '=', offerId)
    .returning('id'),
);

const readOfferTextStatement = statement<{ viewerId: number; offerId: number; memberId: number }>()(
  'seekers.offerText',
  (db, { viewerId, offerId, memberId }) =>
    db
      .selectFrom('offer as o')
      .innerJoin('notice as n', 'n.id', 'o.notice_id')
      .select('o.text')
      .where('o.id', '=', offerId)
      .where('o.member_id', '=', viewerId)
      .where('n.owner_id', '=', memberId)
      .where(IS_KEPT),
);

readOfferText.by(
  async (tx, offer) => (await tx.reads.row(readOfferTextStatement, { ...offer, viewerId: requireViewerId(tx) }))?.text,
);

/** Selects the expired offers `o` in the order in which they are locked. */
const selectExpired = (db: QueryCreator<Tables>) =>
  db
    .selectFrom('offer as o')
    .select('o.id')
    .where('o.state', '=', sql.lit(OfferState.OPEN))
    .where(sql<SqlBool>`exists (select from notice n where n.id = o.notice_id and ${IS_OVERDUE})`)
    .orderBy('o.id');

const expireOffers = statement<object>()('seekers.expireOffers', (db) =>
  db
    .updateTable('offer')
    .set({ state: sql.lit(OfferState.EXPIRED), ended_at: NOW })
    .where('id', 'in', limitToBatch(selectExpired(db)))
    .returning('id'),
);

/** Stores the end of offers that expired or became impossible without a request. */
export const EXPIRE_OFFERS = defineCleanup({
  name: 'expireOffers',
  schedule: '*/5 * * * *',
  statements: [expireOffers],
});

/** A notice and a member whose offers may have become impossible. */
interface ExpiryScope {
  noticeId: number | null;
  /** The member got or made the offers. */
  memberId: number | null;
}

/** Stores the end of expired offers of a notice, and of those that a member got or made. */
export const expireOffersOf = statement<ExpiryScope>()('seekers.expireOffersOf', (db, { noticeId, memberId }) => {
  // Each part of the union has its own index. A condition with OR would read all open offers.
  const candidates = sql`(
    select id from offer where notice_id = ${noticeId}::int
    union all select id from offer where member_id = ${memberId}::int
    union all select made.id from notice own join offer made on made.notice_id = own.id where own.owner_id = ${memberId}::int
  )`;
  return db
    .updateTable('offer')
    .set({ state: sql.lit(OfferState.EXPIRED), ended_at: NOW })
    .where(
      'id',
      'in',
      selectExpired(db)
        .where(sql<SqlBool>`o.id in ${candidates}`)
        .forUpdate(),
    )
    .returning('id');
});

const deleteOldOfferTexts = statement<object>()('seekers.deleteOfferTexts', (db) =>
  db
    .updateTable('offer')
    .set({ text: sql.lit('') })
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('offer as o')
          .select('o.id')
          .where('o.text', '<>', sql.lit(''))
          .where('o.ended_at', 'is not', null)
          .where(sql<SqlBool>`not ${IS_KEPT}`),
      ),
    )
    .returning('id'),
);

/** Deletes the texts of offers that left the lists. */
export const DELETE_OFFER_TEXTS = defineCleanup({
  name: 'deleteOfferTexts',
  schedule: '10 19 * * *',
  statements: [deleteOldOfferTexts],
});
