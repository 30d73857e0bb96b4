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

interface MemberParams {
  noticeId: number;
  memberId: number;
}

const successor = statement<{ noticeId: number }>()('teams.successor', (db, { noticeId }) =>
  db
    .selectFrom('application as a')
    .leftJoin('co_leader as c', 'c.application_id', 'a.id')
    .select('a.applicant_id as memberId')
    .where('a.notice_id', '=', noticeId)
    .where('a.status', '=', APPROVED)
    .orderBy(sql`c.slot is null`)
    .orderBy('a.decided_at')
    .orderBy('a.id')
    .limit(sql.lit(1)),
);

/** Finds who takes over when the owner leaves: the co-leader, otherwise the member, who has been in the team for longest. */
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

const insertCoLeader = statement<MemberParams>()('teams.nameCoLeader', (db, { noticeId, memberId }) =>
  db
    .insertInto('co_leader')
    .columns(['application_id', 'notice_id', 'slot'])
    .expression((eb) =>
      eb
        .selectFrom('application as a')
        .select(['a.id', 'a.notice_id', sql<number>`s.slot`.as('slot')])
        .innerJoin(sql<{ slot: number }>`(values (1), (2))`.as<'s'>(sql`s(slot)`), (join) => join.onTrue())
        .where('a.notice_id', '=', noticeId)
        .where('a.applicant_id', '=', memberId)
        .where('a.status', '=', APPROVED)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('co_leader as c')
                .select('c.slot')
                .whereRef('c.notice_id', '=', 'a.notice_id')
                .where(({ or, eb: is, ref }) =>
                  or([is('c.slot', '=', sql<number>`s.slot`), is('c.application_id', '=', ref('a.id'))]),
                ),
            ),
          ),
        )
        .orderBy(sql`s.slot`)
        .limit(sql.lit(1)),
    )
    .returning('application_id as id'),
);

/** Gives a member a free slot. Returns false when there is none, and for a member who has one or is not in the team. */
export async function writeCoLeader(tx: Transaction, params: MemberParams): Promise<boolean> {
  return (await tx.writes.row(insertCoLeader, params)) !== undefined;
}

const deleteCoLeader = statement<MemberParams>()('teams.dismissCoLeader', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('co_leader as c')
    .using('application as a')
    .whereRef('a.id', '=', 'c.application_id')
    .where('a.notice_id', '=', noticeId)
    .where('a.applicant_id', '=', memberId)
    .returning('c.application_id as id'),
);

/** Takes the slot of a member, if they have one. */
export async function removeCoLeader(tx: Transaction, params: MemberParams): Promise<void> {
  await tx.writes.row(deleteCoLeader, params);
}

const membershipOf = statement<MemberParams>()('teams.coLeaderOf', (db, { noticeId, memberId }) =>
  db
    .selectFrom('application as a')
    .leftJoin('co_leader as c', 'c.application_id', 'a.id')
    .select(['a.id', 'c.slot'])
    .where('a.notice_id', '=', noticeId)
    .where('a.applicant_id', '=', memberId)
    .where('a.status', '=', APPROVED),
);

/** The membership of a member with their slot, null without one; undefined for somebody who is not in the team, and for the owner. */
export async function findMembership(
  tx: Transaction,
  params: MemberParams,
): Promise<{ slot: number | null } | undefined> {
  return tx.writes.row(membershipOf, params);
}
