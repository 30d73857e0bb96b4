import { type Context, requireViewerId } from '../../context';
import { inTransaction } from '../../kit/transaction/transaction';
import { memberWithdrawing, withdrawalLocked, withdrawalRequested } from '../member.events';
import { confirmViewer, lockViewer, replacePicture } from '../member.service';

/**
 * Withdraws the viewer: deletes their account, data, notices and sessions. Their comments stay
 * without an author.
 * @throws {AppError} VALIDATION_FAILED for a wrong password, TOO_MANY_ATTEMPTS, SESSION_REQUIRED
 */
export async function withdraw(ctx: Context, password: string): Promise<void> {
  const confirmed = await confirmViewer(ctx, 'password', password);
  await inTransaction(ctx, async (tx) => {
    await withdrawalRequested.fire(tx, { memberId: requireViewerId(tx) });
    const member = await lockViewer(tx, confirmed);
    await withdrawalLocked.fire(tx, { memberId: member.id });
    await memberWithdrawing.fire(tx, { member });
    if (member.picture) replacePicture(tx, member, null);
    await tx.em.remove(member).flush();
    await tx.session.endAllOf(member.id);
    await tx.session.end();
  });
}
