import { ensureAllowed } from '../kit/rules';
import { memberWithdrawing } from '../members/member.events';
import { noticeEdited, noticeReopened } from '../notices/notice.events';
import { ensureSeatsForMembers } from './seat.capacity';
import { hasFreeSeat } from './seat.rules';
import { TeamMember } from './team.entity';
import { teamMemberWithdrew } from './team.events';

/**
 * Rejects edits of notices that leave too few seats, and the reopening of full notices. Fires an
 * event for each team of a member who withdraws.
 */
export function listenForTeams(): void {
  noticeEdited.on((tx, { notice }) => ensureSeatsForMembers(tx, notice));
  noticeReopened.on((tx, { notice }) => ensureAllowed(tx, hasFreeSeat, { noticeId: notice.id }));
  memberWithdrawing.on(async (tx, { member }) => {
    const memberships = await tx.em.find(TeamMember, { member }, { populate: ['notice'], orderBy: { notice: 'asc' } });
    for (const { notice } of memberships) await teamMemberWithdrew.fire(tx, { notice, memberId: member.id });
  });
}
