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

/**
 * Finds the successor of an owner who leaves: the member with the longest time in the team.
 * @returns the id of the member; undefined without members
 */
export async function findSuccessor(tx: Transaction, noticeId: number): Promise<number | undefined> {
  return (await tx.writes.row(successor, { noticeId }))?.memberId;
}

/**
 * Gives the owner the seat of a member, and deletes all links to the team. Otherwise the previous
 * owner could return with a link after a removal. It returns the time when the member joined as a
 * string from PostgreSQL.
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
 * Makes a member the owner of a locked notice. The previous owner takes the seat and role of that
 * member, so the size of the team stays the same.
 * @returns false if the member has no seat in the team
 */
export async function writeHandOver(tx: Transaction, place: TeamPlace): Promise<boolean> {
  const given = await tx.writes.row(giveSeatToOwner, place);
  if (!given) return false;
  await writeOwner(tx, { ...place, since: given.since });
  return true;
}
