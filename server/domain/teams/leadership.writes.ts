import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { ApplicationStatus, type ApplicationTables } from '../applications/application.entity';
import { type FormerOwnerStatus, removeMembership, writeFormerOwner } from '../applications/membership.writes';
import type { Transaction } from '../kit/transaction';
import { writeOwner } from '../notices/owner.writes';
import type { NoticeTables } from '../notices/notice.tables';
import { removeInvitations } from './invitation.writes';
import type { TeamTables } from './team.entity';

type Tables = ApplicationTables & NoticeTables & TeamTables;

const { statement } = statementsOn<Tables>();

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

const successor = statement<{ noticeId: number }>()('teams.successor', (db, { noticeId }) =>
  db
    .selectFrom('application as a')
    .select('a.applicant_id as memberId')
    .where('a.notice_id', '=', noticeId)
    .where('a.status', '=', APPROVED)
    .orderBy('a.decided_at')
    .orderBy('a.id')
    .limit(sql.lit(1)),
);

/** Finds the successor of an owner who leaves: the member who has been in the team for longest. */
export async function findSuccessor(tx: Transaction, noticeId: number): Promise<number | undefined> {
  return (await tx.writes.row(successor, { noticeId }))?.memberId;
}

/** Who hands a team over to whom. */
interface HandOver {
  noticeId: number;
  ownerId: number;
  newOwnerId: number;
  status: FormerOwnerStatus;
}

/**
 * Makes a member the owner of a notice that the transaction has locked. The member's seat becomes free before the previous owner
 * takes it, so it never counts twice. The links of the previous owner end, who could come back by them after a removal.
 * @returns the id of the previous owner's application; undefined when the other one is no member
 */
export async function writeHandOver(
  tx: Transaction,
  { noticeId, ownerId, newOwnerId, status }: HandOver,
): Promise<number | undefined> {
  const membership = await removeMembership(tx, { noticeId, memberId: newOwnerId });
  if (!membership) return undefined;
  const { role, since } = membership;
  await removeInvitations(tx, noticeId);
  const applicationId = await writeFormerOwner(tx, { noticeId, memberId: ownerId, role, status });
  await writeOwner(tx, { noticeId, memberId: newOwnerId, since });
  return applicationId;
}
