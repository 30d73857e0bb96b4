import { AppError, invalid } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { inTransaction } from '../../kit/transaction/transaction';
import { leaveAsOwner } from './ownership.service';
import { findOverdueRequest, clearAskedAt, updateAskedAt, insertDeparture } from './membership.sql';
import { DepartureKind, type MembershipKey } from '../team.entity';
import { teamLeft, teamMemberRemoved, teamMemberAsked, teamAnswered } from '../team.events';
import { lockTeam } from '../team-lock.sql';
import { enterTeamCheck, leaveTeamCheck, manageMemberCheck } from '../team.rules';

/**
 * Ends the viewer's own membership (rules/team-members.md). The seat is free at once, and the
 * viewer may apply again. If the viewer is the owner, another member becomes the owner.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, TEAM_OVER for the owner of a
 *   team that has ended
 */
export async function leaveTeam(ctx: Context, noticeId: number, reason: string): Promise<void> {
  const memberId = requireViewerId(ctx);
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, leaveTeamCheck, { noticeId });
    if (notice.owner.id === memberId) return leaveAsOwner(tx, notice, reason);
    await insertDeparture(tx, { noticeId, memberId, kind: DepartureKind.LEFT, reason });
    return teamLeft.fire(tx, { notice, memberId });
  });
}

/**
 * Removes a member from the viewer's own team (rules/team-members.md). The member may not apply
 * again.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, or VALIDATION_FAILED if the reason is missing, except 72
 *   hours after a request without a response
 */
export async function removeTeamMember(ctx: Context, target: MembershipKey, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, manageMemberCheck, target);
    const needsReason = reason === '' && !(await tx.reads.exists(findOverdueRequest, target));
    const removed = await insertDeparture(tx, { ...target, kind: DepartureKind.REMOVED, reason });
    if (!removed) throw new AppError('NOT_FOUND');
    // NOT_FOUND has priority, so the reason is checked after the write, which is rolled back.
    if (needsReason)
      throw invalid({
        reason: { ko: '내보내는 이유를 적어 주세요.', en: 'Give a reason for removing this teammate.' },
      });
    await teamMemberRemoved.fire(tx, { notice, memberId: target.memberId, actorId: notice.owner.id });
  });
}

/**
 * Requests a response from a member of the viewer's own team. A repeated request changes nothing
 * until the member responds.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function askTeamMember(ctx: Context, target: MembershipKey): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, manageMemberCheck, target);
    if (!(await tx.writes.exists(updateAskedAt, target))) return;
    await teamMemberAsked.fire(tx, { notice, memberId: target.memberId, actorId: notice.owner.id });
  });
}

/**
 * Stores the viewer's response to the owner. It does nothing without a request.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member
 */
export async function answerTeam(ctx: Context, noticeId: number): Promise<void> {
  const memberId = requireViewerId(ctx);
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, enterTeamCheck, { noticeId });
    const isAnswered = await tx.writes.exists(clearAskedAt, { noticeId, memberId });
    if (isAnswered) await teamAnswered.fire(tx, { notice, memberId });
  });
}
