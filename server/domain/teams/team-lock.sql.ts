import { ensureAllowed } from '../kit/rules/rules';
import type { Transaction } from '../kit/transaction/transaction';
import type { Notice } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/visibility/notice-lock.sql';
import type { MembershipKey } from './team.entity';
import { enterTeamCheck, manageTeamCheck, manageMemberCheck } from './team.rules';

/**
 * Locks the notice of a team of the viewer. Every change of a team does this first, so that a
 * member who has just left cannot act (rules/teams.md).
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, SUSPENDED, or UNAUTHENTICATED
 *   for a member who withdrew
 */
export async function lockTeam(tx: Transaction, noticeId: number, lock: 'share' | 'update'): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, lock);
  await ensureAllowed(tx, enterTeamCheck, { noticeId });
  return notice;
}

/**
 * Locks the viewer's own team.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED, or FORBIDDEN for members who are not
 *   the owner
 */
export async function lockOwnTeam(tx: Transaction, noticeId: number): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, 'update');
  await ensureAllowed(tx, manageTeamCheck, { noticeId });
  return notice;
}

/**
 * Locks the viewer's own team for a change of a member. It does not check that the member is in the
 * team.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED, FORBIDDEN
 */
export async function lockManagedMember(tx: Transaction, { noticeId, memberId }: MembershipKey): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, 'update');
  await ensureAllowed(tx, manageMemberCheck, { noticeId, memberId });
  return notice;
}
