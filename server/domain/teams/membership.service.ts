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
 * Ends the viewer's own membership. The seat is free at once, and the viewer may apply again. In
 * the place of an owner another member takes over (rules.md: Teams).
 * @throws {AppError} NOT_FOUND for everybody but the current members, TEAM_OVER for the owner of
 *   a team that has ended
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
 * Removes a member from the viewer's own team, who may not apply again (rules.md: Teams).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, or VALIDATION_FAILED without a reason, unless the
 *   member has not answered for 72 hours
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
 * Asks a member of the viewer's own team whether they are still there. Asking again changes nothing
 * until they answer.
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
 * Answers that the viewer is still there; does nothing when nobody has asked.
 * @throws {AppError} NOT_FOUND for everybody but the current members
 */
export async function answerTeam(ctx: Context, noticeId: number): Promise<void> {
  const memberId = requireViewerId(ctx);
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, noticeId, 'update');
    const answered = await removeCheck(tx, { noticeId, memberId });
    if (answered) await teamResponseGiven.fire(tx, { notice, memberId });
  });
}
