import { type Check, ensureAllowed } from '../kit/rules/rules';
import type { Transaction } from '../kit/transaction/transaction';
import type { Notice } from '../notices/notice.entity';
import type { OfNotice } from '../notices/notice.rules';
import { type Lock, lockVisibleNotice } from '../notices/visibility/notice-lock.sql';

/**
 * Locks the notice of a team and checks an action of the viewer. Every change of a team does this
 * first, so that a member who has just left cannot act (rules/teams.md).
 * @throws {AppError} the denial of the check; NOT_FOUND, SUSPENDED, or UNAUTHENTICATED for a member
 *   who withdrew
 */
export async function lockTeam<Values extends OfNotice>(
  tx: Transaction,
  check: Check<Values>,
  values: Values,
  lock: Lock = 'update',
): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, values.noticeId, lock);
  await ensureAllowed(tx, check, values);
  return notice;
}
