import { PAGE_PATHS } from '../../../shared/paths';
import { AppError } from '../../platform/errors';
import { publicUrlOf } from '../../platform/public-url';
import { codeOfFull, loadSeats, refusalToTakeSeat } from '../applications/application.capacity';
import { refusalWithoutProof } from '../applications/application.policy';
import { chooseRole } from '../applications/application.service';
import { writeMember } from '../applications/membership.writes';
import { type Context, requireViewerId } from '../context';
import { createLinkToken, hashLinkToken } from '../kit/link-token';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, type Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import { refusalToManage } from '../notices/notice.policy';
import type { Role } from '../notices/project.entity';
import { findInvitation, findNoticeOfInvitation } from './invitation.queries';
import { countInvitations, removeInvitation, takeInvitation, writeInvitation } from './invitation.writes';
import { teamJoined } from './team.events';
import { INVITATION_LIMIT } from './team.limits';
import { isInTeam, lockTeam } from './team.lock';

/**
 * Creates a link to the viewer's own team. There are never more valid links than free seats (rules.md: Teams).
 * @returns its address. The token is stored nowhere, and comes after `#`, which browsers do not send.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, TEAM_OVER, ROLE_NOT_WANTED, ROLE_FULL, NOTICE_FULL, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a
 *   role for a project
 */
export async function createTeamInvitation(
  ctx: Context,
  noticeId: number,
  wanted: Role | null | undefined,
): Promise<string> {
  await ctx.rateLimits.consume(INVITATION_LIMIT, requireViewerId(ctx));
  const token = createLinkToken();
  await inTransaction(ctx, async (tx) => {
    const { notice, viewer } = await lockTeam(tx, noticeId, 'update');
    ensureAllowed(refusalToManage(viewer, notice));
    const role = chooseRole(notice, wanted);
    await ensureSeatForLink(tx, notice, role);
    await writeInvitation(tx, { noticeId, role, tokenHash: hashLinkToken(token) });
  });
  return publicUrlOf(ctx.env, `${PAGE_PATHS.joinTeam}#${token}`);
}

/** Refuses a link when all free seats, in all or of the role, have one. */
async function ensureSeatForLink(tx: Transaction, notice: Notice, role: Role | null): Promise<void> {
  const invited = await countInvitations(tx, notice.id);
  const invitedFor = (each: Role | null): number =>
    invited.reduce((sum, { role: of, count }) => (each === null || of === each ? sum + count : sum), 0);
  const seats = await loadSeats(tx, notice.id);
  const withLinks = seats.map((seat) => ({ ...seat, approved: seat.approved + invitedFor(seat.role) }));
  ensureAllowed(refusalToTakeSeat(notice, role, withLinks), {
    [codeOfFull(notice)]: '빈자리만큼만 초대할 수 있어요. 쓰지 않는 초대 링크를 취소해 주세요.',
  });
}

/**
 * Takes a link to the viewer's own team back.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function revokeTeamInvitation(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const noticeId = await findNoticeOfInvitation(tx, id);
    if (noticeId === undefined) throw new AppError('NOT_FOUND');
    const { notice, viewer } = await lockTeam(tx, noticeId, 'update');
    ensureAllowed(refusalToManage(viewer, notice));
    if (!(await removeInvitation(tx, noticeId, id))) throw new AppError('NOT_FOUND');
    return { noticeId };
  });
}

/**
 * Joins a team by a link, which is used up. An application that the viewer has sent is replaced (rules.md: Teams).
 * @throws {AppError} INVALID_INVITATION, NOT_FOUND, ALREADY_MEMBER, TEAM_OVER, ROLE_FULL, NOTICE_FULL, SCHOOL_UNVERIFIED
 */
export async function joinTeam(ctx: Context, token: string): Promise<{ noticeId: number }> {
  requireViewerId(ctx);
  return inTransaction(ctx, async (tx) => {
    const invitation = await findInvitation(tx, token);
    if (!invitation) throw new AppError('INVALID_INVITATION');
    const { noticeId } = invitation;
    const { notice, viewer } = await lockVisibleNotice(tx, noticeId, 'update');
    const taken = await takeInvitation(tx, hashLinkToken(token));
    if (!taken) throw new AppError('INVALID_INVITATION');
    if (await isInTeam(tx, noticeId)) throw new AppError('ALREADY_MEMBER');
    ensureAllowed(refusalWithoutProof(viewer, notice, tx.env.SCHOOL_PROOF));
    ensureAllowed(refusalToTakeSeat(notice, taken.role, await loadSeats(tx, noticeId)));
    // The notifications lock the team's members, who are locked before the one who joins, as when somebody applies.
    await teamJoined.fire(tx, { notice, memberId: viewer.id });
    await writeMember(tx, { noticeId, memberId: viewer.id, role: taken.role });
    return { noticeId };
  });
}
