import { type Context, requireViewerId } from '../../context';
import { type Check, ensureAllowed } from '../../kit/rules/rules';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { publishAfterCommit } from '../../notices/notice-contributions.sql';
import { type Lock, lockOwnNotice } from '../../notices/visibility/notice-lock.sql';
import { requireRole } from '../../teams/seats/seat.rules';
import type { Role } from '../../profiles/role.entity';
import {
  declineOfferCheck,
  makeOfferCheck,
  OFFER_END_LIMIT,
  OFFER_ATTEMPT_LIMIT,
  withdrawOfferCheck,
} from './offer.rules';
import {
  insertOffer,
  lockOffer,
  lockOwnerAndMember,
  type NewOffer,
  updateDeclined,
  updateWithdrawn,
} from './offer-write.sql';

/** A new offer as the owner sends it. */
type OfferContent = Omit<NewOffer, 'role'> & { role: Role | null | undefined };

/**
 * Makes an offer of the viewer's own notice to a member who looks for a team (rules/offers.md).
 * @returns the values of the payload
 * @throws {AppError} OFFER_NOT_POSSIBLE for all reasons about the member and for limits, NOT_FOUND,
 *   FORBIDDEN, NOTICE_HIDDEN, RECRUITMENT_CLOSED, NOTICE_FULL, ROLE_FULL, ROLE_NOT_WANTED,
 *   SCHOOL_UNVERIFIED, SUSPENDED, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a
 *   project
 */
export async function makeOffer(ctx: Context, content: OfferContent): Promise<{ offerId: number }> {
  await ctx.rateLimits.consume(OFFER_ATTEMPT_LIMIT, requireViewerId(ctx));
  const { noticeId, memberId, text } = content;
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, noticeId);
    const role = requireRole(notice, content.role, {
      ko: '제안할 역할을 골라 주세요.',
      en: 'Choose the role you’re offering.',
    });
    await tx.writes.run(lockOwnerAndMember, { viewerId: requireViewerId(tx), memberId });
    await ensureAllowed(tx, makeOfferCheck, { noticeId, memberId, role, proof: tx.env.SCHOOL_PROOF });
    const { id, notifications } = await tx.writes.one(insertOffer, { noticeId, memberId, role, text });
    publishAfterCommit(tx, notifications);
    return { offerId: id };
  });
}

/**
 * Declines an open offer to the viewer, without a reason. The owner is notified.
 * @throws {AppError} OFFER_OVER, TOO_MANY_ATTEMPTS; NOT_FOUND for an offer to somebody else
 */
export async function declineOffer(ctx: Context, offerId: number): Promise<void> {
  await changeOffer(ctx, { offerId, lock: 'share', check: declineOfferCheck }, async (tx) => {
    const notifications = await updateDeclined(tx, offerId);
    publishAfterCommit(tx, notifications);
  });
}

/**
 * Withdraws an open offer of the viewer's own notice. The member is not notified.
 * @throws {AppError} OFFER_OVER, TOO_MANY_ATTEMPTS; NOT_FOUND for an offer of somebody else
 */
export async function withdrawOffer(ctx: Context, offerId: number): Promise<void> {
  await changeOffer(ctx, { offerId, lock: 'update', check: withdrawOfferCheck }, (tx) =>
    tx.writes.run(updateWithdrawn, { offerId }),
  );
}

interface OfferChange {
  offerId: number;
  lock: Lock;
  check: Check<{ offerId: number }>;
}

async function changeOffer(
  ctx: Context,
  { offerId, lock, check }: OfferChange,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.rateLimits.consume(OFFER_END_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    await tx.writes.run(lockOffer({ lock }), { offerId });
    await ensureAllowed(tx, check, { offerId });
    await change(tx);
  });
}
