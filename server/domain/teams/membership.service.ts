import { AppError, invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules';
import { inTransaction } from '../kit/transaction';
import { lockVisibleNotice } from '../notices/notice.lock';
import { leaveAsOwner } from './leadership.service';
import { isSilent, removeCheck, writeCheck, writeDeparture } from './membership.writes';
import { DepartureKind, type TeamPlace } from './team.entity';
import { teamLeft, teamMemberRemoved, teamResponseAsked, teamResponseGiven } from './team.events';
import { lockManagedMember, lockTeam } from './team.lock';
import { mayLeave } from './team.rules';

/**
 * Ends the viewer's own membership (rules.md: Teams). The seat is free at once, and the viewer may
 * apply again. If the viewer is the owner, another member becomes the owner.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, TEAM_OVER for the owner of a
 *   team that has ended
 */
export async function leaveTeam(ctx: Context, noticeId: number, reason: string): Promise<void> {
  const memberId = requireViewerId(ctx);
  await inTransaction(ctx, async (tx) => {
    const notice = await lockVisibleNotice(tx, noticeId, 'update');
    await ensureAllowed(tx, mayLeave, { noticeId });
    if (notice.owner.id === memberId) return leaveAsOwner(tx, notice, reason);
    await writeDeparture(tx, { noticeId, memberId, kind: DepartureKind.LEFT, reason });
    return teamLeft.fire(tx, { notice, memberId });
  });
}

/**
 * Removes a member from the viewer's own team (rules.md: Teams). The member may not apply again.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, or VALIDATION_FAILED without a reason, unless the member
 *   has not responded for 72 hours
 */
export async function removeTeamMember(ctx: Context, target: TeamPlace, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockManagedMember(tx, target);
    const needsReason = reason === '' && !(await isSilent(tx, target));
    const removed = await writeDeparture(tx, { ...target, kind: DepartureKind.REMOVED, reason });
    if (!removed) throw new AppError('NOT_FOUND');
    if (needsReason) throw invalid({ reason: '내보내는 이유를 적어 주세요.' });
    await teamMemberRemoved.fire(tx, { notice, memberId: target.memberId, actorId: notice.owner.id });
  });
}

/**
 * Requests a response from a member of the viewer's own team. A repeated request changes nothing
 * until the member responds.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function askTeamMember(ctx: Context, target: TeamPlace): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockManagedMember(tx, target);
    if (!(await writeCheck(tx, target))) return;
    await teamResponseAsked.fire(tx, { notice, memberId: target.memberId, actorId: notice.owner.id });
  });
}

/**
 * Stores the viewer's response to the owner. It does nothing without a request.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member
 */
export async function answerTeam(ctx: Context, noticeId: number): Promise<void> {
  const memberId = requireViewerId(ctx);
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, noticeId, 'update');
    const answered = await removeCheck(tx, { noticeId, memberId });
    if (answered) await teamResponseGiven.fire(tx, { notice, memberId });
  });
}
