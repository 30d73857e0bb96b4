import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import { ownerSince } from '../notices/notice.columns';
import { writeOwner } from '../notices/owner.writes';
import type { NoticeTables } from '../notices/notice.tables';
import type { InvitationTables } from './invitation.entity';
import type { TeamPlace, TeamTables } from './team.entity';

const { statement } = statementsOn<InvitationTables & NoticeTables & TeamTables>();

const successor = statement<{ noticeId: number }>()('teams.successor', (db, { noticeId }) =>
  db
    .selectFrom('team_member')
    .select('member_id as memberId')
    .where('notice_id', '=', noticeId)
    .orderBy('since')
    .orderBy('member_id')
    .limit(sql.lit(1)),
);

/** Finds the successor of an owner who leaves: the member who has been in the team for longest. */
export async function findSuccessor(tx: Transaction, noticeId: number): Promise<number | undefined> {
  return (await tx.writes.row(successor, { noticeId }))?.memberId;
}

/**
 * Gives the owner the seat of a member, and ends the links to the team: the owner could come back
 * by them after a removal. It returns since when the member has been in the team, as PostgreSQL
 * writes times.
 */
const giveSeatToOwner = statement<TeamPlace>()('teams.giveSeatToOwner', (db, { noticeId, memberId }) =>
  db
    .with('place', (q) =>
      q
        .selectFrom('team_member')
        .select(sql<string>`since::text`.as('since'))
        .where('notice_id', '=', noticeId)
        .where('member_id', '=', memberId),
    )
    .with('ended', (q) => q.deleteFrom('team_invitation').where('notice_id', '=', noticeId))
    .updateTable('team_member as t')
    .from(['notice as n', 'place'])
    .set((eb) => ({ member_id: eb.ref('n.owner_id'), since: ownerSince('n'), asked_at: sql.lit(null) }))
    .whereRef('n.id', '=', 't.notice_id')
    .where('t.notice_id', '=', noticeId)
    .where('t.member_id', '=', memberId)
    .returning('place.since'),
);

/**
 * Makes a member the owner of a notice that the transaction has locked. The previous owner takes
 * the member's seat and role, so the team has as many members as before.
 * @returns false when the other one takes no seat of the team
 */
export async function writeHandOver(tx: Transaction, place: TeamPlace): Promise<boolean> {
  const given = await tx.writes.row(giveSeatToOwner, place);
  if (!given) return false;
  await writeOwner(tx, { ...place, since: given.since });
  return true;
}
