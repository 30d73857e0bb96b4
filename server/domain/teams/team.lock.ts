import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { ApplicationTables } from '../applications/application.entity';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction';
import { type LockedNotice, lockVisibleNotice } from '../notices/notice.lock';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isTeammate } from './team.contributions';

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables>();

const membership = statement<{ viewerId: number; noticeId: number }>()('teams.membership', (db, params) =>
  db
    .selectFrom('notice as n')
    .select('n.id')
    .where('n.id', '=', params.noticeId)
    .where(isTeammate(params.viewerId, params.noticeId)),
);

/**
 * Locks the notice of a team that the viewer is a current member of. Every change of a team does this first, so that nobody
 * acts in a team that they have just left (rules.md: Teams).
 * @throws {AppError} NOT_FOUND for everybody who is no member, or UNAUTHENTICATED for a member who withdrew
 */
export async function lockTeam(tx: Transaction, noticeId: number, lock: 'share' | 'update'): Promise<LockedNotice> {
  const locked = await lockVisibleNotice(tx, noticeId, lock);
  if (!(await isInTeam(tx, noticeId))) throw new AppError('NOT_FOUND');
  return locked;
}

/** Whether the viewer is a current member of the team of a notice that the transaction has locked. */
export async function isInTeam(tx: Transaction, noticeId: number): Promise<boolean> {
  return (await tx.writes.row(membership, { viewerId: requireViewerId(tx), noticeId })) !== undefined;
}
