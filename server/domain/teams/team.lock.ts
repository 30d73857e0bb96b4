import { ensureAllowed } from '../kit/rules';
import type { Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import type { TeamPlace } from './team.entity';
import { mayEnter, mayManage, mayManageMember } from './team.rules';

/**
 * Locks the notice of a team that the viewer is a current member of. Every change of a team does
 * this first, so that nobody acts in a team that they have just left (rules.md: Teams).
 * @throws {AppError} NOT_FOUND for everybody else, SUSPENDED, or UNAUTHENTICATED for a withdrawn
 *   member
 */
export async function lockTeam(tx: Transaction, noticeId: number, lock: 'share' | 'update'): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, lock);
  await ensureAllowed(tx, mayEnter, { noticeId });
  return notice;
}

/**
 * Locks the viewer's own team.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED, or FORBIDDEN for other members
 */
export async function lockOwnTeam(tx: Transaction, noticeId: number): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, 'update');
  await ensureAllowed(tx, mayManage, { noticeId });
  return notice;
}

/**
 * Locks the viewer's own team for a change of a member, who may turn out not to be in it.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED, FORBIDDEN
 */
export async function lockManagedMember(tx: Transaction, { noticeId, memberId }: TeamPlace): Promise<Notice> {
  const notice = await lockVisibleNotice(tx, noticeId, 'update');
  await ensureAllowed(tx, mayManageMember, { noticeId, memberId });
  return notice;
}
