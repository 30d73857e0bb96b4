import { AppError } from '../../../platform/errors/app-error';
import type { Context } from '../../context';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { type Notice, TeamState } from '../../notices/notice.entity';
import { noticeClosed } from '../../notices/notice.events';
import { findSuccessor, updateTeamOwner } from './ownership.sql';
import { insertDeparture } from './membership.sql';
import { DepartureKind, type MembershipKey } from '../team.entity';
import { teamHandedOver, teamLeft, teamEnded } from '../team.events';
import { lockTeam } from '../team-lock.sql';
import { endTeamCheck, manageMemberCheck } from '../team.rules';

/**
 * Ends the viewer's own team as DONE or DISBANDED, and stops recruiting (rules/teams.md: State).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, TEAM_STATE
 */
export async function endTeam(ctx: Context, noticeId: number, state: TeamState): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, endTeamCheck, { noticeId, state });
    await endLockedTeam(tx, notice, state);
  });
}

async function endLockedTeam(tx: Transaction, notice: Notice, state: TeamState): Promise<void> {
  const wasOpen = notice.open;
  notice.endTeam(state);
  await tx.em.flush();
  await teamEnded.fire(tx, { notice, state, actorId: notice.owner.id });
  if (wasOpen) await noticeClosed.fire(tx, { notice });
}

/**
 * Makes a member the owner of the viewer's own team. The viewer takes the member's seat.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function handOverTeam(ctx: Context, target: MembershipKey): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, manageMemberCheck, target);
    const ownerId = notice.owner.id;
    if (!(await updateTeamOwner(tx, target))) throw new AppError('NOT_FOUND');
    await teamHandedOver.fire(tx, { notice, newOwnerId: target.memberId, actorId: ownerId });
  });
}

/**
 * Lets the owner of a locked notice leave the team (rules/team-members.md). A successor becomes the
 * owner. Without a successor the team is disbanded.
 */
export async function leaveAsOwner(tx: Transaction, notice: Notice, reason: string): Promise<void> {
  const { id: noticeId } = notice;
  const ownerId = notice.owner.id;
  const successor = await tx.reads.row(findSuccessor, { noticeId });
  if (!successor) {
    await endLockedTeam(tx, notice, TeamState.DISBANDED);
    return;
  }
  const newOwnerId = successor.memberId;
  const isDone = await updateTeamOwner(tx, { noticeId, memberId: newOwnerId });
  if (!isDone) throw new Error('A successor was no member.');
  await insertDeparture(tx, { noticeId, memberId: ownerId, kind: DepartureKind.LEFT, reason });
  await teamHandedOver.fire(tx, { notice, newOwnerId, actorId: ownerId });
  await teamLeft.fire(tx, { notice, memberId: ownerId });
}
