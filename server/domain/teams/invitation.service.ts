import { PAGE_PATHS } from '../../../shared/paths';
import { AppError } from '../../platform/errors';
import { publicUrlOf } from '../../platform/public-url';
import {
  codeOfFull,
  hasFreeSeat,
  loadSeats,
  refusalToTakeSeat,
  type Seats,
} from '../applications/application.capacity';
import { refusalToGrow, refusalWithoutProof } from '../applications/application.policy';
import { chooseRole } from '../applications/application.service';
import { writeMember } from '../applications/membership.writes';
import { type Context, requireViewerId } from '../context';
import { createLinkToken, hashLinkToken } from '../kit/link-token';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, type Transaction } from '../kit/transaction';
import { isTeamOver, type Notice, type TeamState } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import { refusalToManage } from '../notices/notice.policy';
import type { Role } from '../notices/project.entity';
import { findInvitation, findNoticeOfInvitation } from './invitation.queries';
import { countInvitations, removeInvitation, takeInvitation, writeInvitation } from './invitation.writes';
import { teamJoined } from './team.events';
import { INVITATION_LIMIT } from './team.limits';
import { isInTeam, lockTeam } from './team.lock';

/**
 * Creates a link to the viewer's own team, while there are fewer valid links than free seats (rules.md: Teams).
 * @returns its id and address. The token is stored nowhere, and comes after `#`, which browsers do not send.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, NOTICE_HIDDEN, TEAM_OVER, ROLE_NOT_WANTED, ROLE_FULL,
 * NOTICE_FULL, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a
 *   role for a project
 */
export async function createTeamInvitation(
  ctx: Context,
  noticeId: number,
  wanted: Role | null | undefined,
): Promise<{ id: number; url: string }> {
  await ctx.rateLimits.consume(INVITATION_LIMIT, requireViewerId(ctx));
  const token = createLinkToken();
  const id = await inTransaction(ctx, async (tx) => {
    const { notice, viewer } = await lockTeam(tx, noticeId, 'update');
    ensureAllowed(refusalToManage(viewer, notice) ?? refusalToGrow(notice));
    const role = chooseRole(notice, wanted);
    await ensureSeatForLink(tx, notice, role);
    return writeInvitation(tx, { noticeId, role, tokenHash: hashLinkToken(token) });
  });
  return { id, url: publicUrlOf(ctx.env, `${PAGE_PATHS.joinTeam}#${token}`) };
}

/** Refuses a link when all free seats, in all or of the role, have one. */
async function ensureSeatForLink(tx: Transaction, notice: Notice, role: Role | null): Promise<void> {
  ensureAllowed(refusalToTakeSeat(notice, role, await loadSeatsWithLinks(tx, notice.id)), {
    [codeOfFull(notice)]: '빈자리만큼만 초대할 수 있어요. 쓰지 않는 초대 링크를 취소해 주세요.',
  });
}

/** Loads a notice's seats, in which each valid link takes a seat. */
async function loadSeatsWithLinks(ctx: Context, noticeId: number): Promise<Seats[]> {
  const invited = await countInvitations(ctx, noticeId);
  const invitedFor = (each: Role | null): number =>
    invited.reduce((sum, { role: of, count }) => (each === null || of === each ? sum + count : sum), 0);
  const seats = await loadSeats(ctx, noticeId);
  return seats.map((seat) => ({ ...seat, approved: seat.approved + invitedFor(seat.role) }));
}

/**
 * Reads the roles for which a link can be created now; null stands for the seats of a study. The caller checks that the viewer owns
 * the team.
 */
export async function readInvitableRoles(
  ctx: Context,
  { id, state, hidden }: { id: number; state: TeamState; hidden: boolean },
): Promise<(Role | null)[]> {
  if (isTeamOver(state) || refusalToGrow({ hidden }) !== null) return [];
  const seats = await loadSeatsWithLinks(ctx, id);
  const roles = seats.map(({ role }) => role).filter((role) => role !== null);
  return (roles.length > 0 ? roles : [null]).filter((role) => hasFreeSeat(role, seats));
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

const OLD_LINK_AFTER_REMOVAL =
  '팀에서 나간 뒤에 만든 초대 링크로만 들어올 수 있어요. 팀장에게 새 링크를 부탁해 보세요.';

/**
 * Joins a team by a link, which is used up. An application that the viewer has sent is replaced (rules.md: Teams).
 * @throws {AppError} INVALID_INVITATION, NOT_FOUND, ALREADY_MEMBER, NOTICE_HIDDEN, TEAM_OVER,
 * ROLE_FULL, NOTICE_FULL, SCHOOL_UNVERIFIED
 */
export async function joinTeam(ctx: Context, token: string): Promise<{ noticeId: number }> {
  requireViewerId(ctx);
  return inTransaction(ctx, async (tx) => {
    const invitation = await findInvitation(tx, token);
    if (!invitation) throw new AppError('INVALID_INVITATION');
    const { noticeId } = invitation;
    const { notice, viewer } = await lockVisibleNotice(tx, noticeId, 'update');
    const taken = await takeInvitation(tx, { tokenHash: hashLinkToken(token), memberId: viewer.id });
    if (!taken) throw new AppError('INVALID_INVITATION');
    if (taken.removedSince) throw new AppError('INVALID_INVITATION', { message: OLD_LINK_AFTER_REMOVAL });
    if (await isInTeam(tx, noticeId)) throw new AppError('ALREADY_MEMBER');
    ensureAllowed(refusalToGrow(notice) ?? refusalWithoutProof(viewer, notice, tx.env.SCHOOL_PROOF));
    ensureAllowed(refusalToTakeSeat(notice, taken.role, await loadSeats(tx, noticeId)));
    // The notifications lock the team's members, who are locked before the one who joins, as when somebody applies.
    await teamJoined.fire(tx, { notice, memberId: viewer.id });
    await writeMember(tx, { noticeId, memberId: viewer.id, role: taken.role });
    return { noticeId };
  });
}
