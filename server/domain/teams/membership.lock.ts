import { ensureAllowed } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import type { LockedNotice } from '../notices/notice.lock';
import { lockTeam } from './team.lock';
import { refusalToManageMember } from './team.policy';

/** A member of a team. */
export interface MemberTarget {
  noticeId: number;
  memberId: number;
}

/**
 * Locks the viewer's own team for a change of a member, who may turn out not to be in it.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function lockManagedMember(tx: Transaction, { noticeId, memberId }: MemberTarget): Promise<LockedNotice> {
  const locked = await lockTeam(tx, noticeId, 'update');
  ensureAllowed(refusalToManageMember(locked.viewer, { id: memberId }, locked.notice));
  return locked;
}
