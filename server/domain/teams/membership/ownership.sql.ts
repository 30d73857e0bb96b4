import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Transaction } from '../../kit/transaction/transaction';
import { ownerSince, updateOwner } from '../../notices/notice.sql';
import type { NoticeTables } from '../../notices/notice-tables.entity';
import type { InvitationTables } from '../invitations/invitation.entity';
import type { MembershipKey, TeamTables } from '../team.entity';

const { statement } = statementsOn<InvitationTables & NoticeTables & TeamTables>();

/** Finds the successor of an owner who leaves: the member with the longest time in the team. */
export const findSuccessor = statement<{ noticeId: number }>()('teams.successor', (db, { noticeId }) =>
  db
    .selectFrom('team_member')
    .select('member_id as memberId')
    .where('notice_id', '=', noticeId)
    .orderBy('since')
    .orderBy('member_id')
    .limit(sql.lit(1)),
);

/**
 * Moves the owner into the member's seat. Returns the member's `since` as text, with all its
 * digits. It deletes all invitations, because the previous owner could otherwise use one after a
 * removal.
 */
const updateTeamOwnerStatement = statement<MembershipKey>()('teams.updateTeamOwner', (db, { noticeId, memberId }) =>
  db
    .with('given_seat', (q) =>
      q
        .selectFrom('team_member')
        .select(sql<string>`since::text`.as('since'))
        .where('notice_id', '=', noticeId)
        .where('member_id', '=', memberId),
    )
    .with('ended', (q) => q.deleteFrom('team_invitation').where('notice_id', '=', noticeId))
    .updateTable('team_member as t')
    .from(['notice as n', 'given_seat'])
    .set((eb) => ({ member_id: eb.ref('n.owner_id'), since: ownerSince('n'), asked_at: sql.lit(null) }))
    .whereRef('n.id', '=', 't.notice_id')
    .where('t.notice_id', '=', noticeId)
    .where('t.member_id', '=', memberId)
    .returning('given_seat.since'),
);

/**
 * Makes a member the owner of a locked notice. The previous owner takes the seat and role of that
 * member, so the size of the team stays the same.
 * @returns false if the member has no seat in the team
 */
export async function updateTeamOwner(tx: Transaction, key: MembershipKey): Promise<boolean> {
  const given = await tx.writes.row(updateTeamOwnerStatement, key);
  if (!given) return false;
  await tx.writes.run(updateOwner, { ...key, since: given.since });
  return true;
}
