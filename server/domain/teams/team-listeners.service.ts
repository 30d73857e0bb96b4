import { memberWithdrawing } from '../members/member.events';
import { noticeEditing } from '../notices/notice.events';
import { ensureSeatsForMembers } from './seats/seat.rules';
import { TeamMember } from './team.entity';
import { teamMemberWithdrawing } from './team.events';

/**
 * Denies edits of notices that leave too few seats. Fires an event for each team of a member who
 * withdraws.
 */
export function listenForTeams(): void {
  noticeEditing.on((tx, { notice }) => ensureSeatsForMembers(tx, notice));
  memberWithdrawing.on(async (tx, { member }) => {
    const memberships = await tx.em.find(TeamMember, { member }, { populate: ['notice'], orderBy: { notice: 'asc' } });
    for (const { notice } of memberships) await teamMemberWithdrawing.fire(tx, { notice, memberId: member.id });
  });
}
