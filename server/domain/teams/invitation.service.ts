import { PAGE_PATHS } from '../../../shared/paths';
import { AppError } from '../../platform/errors';
import { publicUrlOf } from '../../platform/public-url';
import { type Context, requireViewerId } from '../context';
import { createLinkToken, hashLinkToken } from '../kit/link-token';
import { ensureAllowed } from '../kit/rules';
import { inTransaction } from '../kit/transaction';
import { lockVisibleNotice } from '../notices/notice.lock';
import type { Role } from '../notices/project.entity';
import { findNoticeByToken, findNoticeOfInvitation } from './invitation.queries';
import { removeInvitation, takeInvitation, writeInvitation } from './invitation.writes';
import { writeMember } from './membership.writes';
import { requireRole } from './seat.rules';
import { teamJoined } from './team.events';
import { INVITATION_LIMIT } from './team.limits';
import { lockOwnTeam } from './team.lock';
import { mayInvite, mayJoin, mayLink } from './team.rules';

const ALL_SEATS_HAVE_LINKS = '빈자리만큼만 초대할 수 있어요. 쓰지 않는 초대 링크를 취소해 주세요.';

/**
 * Creates a link to the viewer's own team (rules.md: Teams). A team has at most one valid link for
 * each free seat.
 * @returns its id and its URL. The server does not store the token. The token follows `#`, because
 *   browsers do not send that part.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, NOTICE_HIDDEN, TEAM_OVER, ROLE_NOT_WANTED, ROLE_FULL,
 *   NOTICE_FULL, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a project
 */
export async function createTeamInvitation(
  ctx: Context,
  noticeId: number,
  wanted: Role | null | undefined,
): Promise<{ id: number; url: string }> {
  await ctx.rateLimits.consume(INVITATION_LIMIT, requireViewerId(ctx));
  const token = createLinkToken();
  const id = await inTransaction(ctx, async (tx) => {
    const notice = await lockVisibleNotice(tx, noticeId, 'update');
    await ensureAllowed(tx, mayInvite, { noticeId });
    const role = requireRole(notice, wanted);
    await ensureAllowed(
      tx,
      mayLink,
      { noticeId, role },
      { ROLE_FULL: ALL_SEATS_HAVE_LINKS, NOTICE_FULL: ALL_SEATS_HAVE_LINKS },
    );
    return writeInvitation(tx, { noticeId, role, tokenHash: hashLinkToken(token) });
  });
  return { id, url: publicUrlOf(ctx.env, `${PAGE_PATHS.joinTeam}#${token}`) };
}

/**
 * Revokes a link to the viewer's own team.
 * @returns the id of the notice
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function revokeTeamInvitation(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const noticeId = await findNoticeOfInvitation(tx, id);
    if (noticeId === undefined) throw new AppError('NOT_FOUND');
    await lockOwnTeam(tx, noticeId);
    if (!(await removeInvitation(tx, noticeId, id))) throw new AppError('NOT_FOUND');
    return { noticeId };
  });
}

const OLD_LINK_AFTER_REMOVAL =
  '팀에서 나간 뒤에 만든 초대 링크로만 들어올 수 있어요. 팀장에게 새 링크를 부탁해 보세요.';

/**
 * Joins a team with a link and deletes the link (rules.md: Teams). It also deletes an application
 * of the viewer to the notice.
 * @returns the id of the notice
 * @throws {AppError} INVALID_INVITATION, NOT_FOUND, ALREADY_MEMBER, NOTICE_HIDDEN, TEAM_OVER,
 *   ROLE_FULL, NOTICE_FULL, SCHOOL_UNVERIFIED
 */
export async function joinTeam(ctx: Context, token: string): Promise<{ noticeId: number }> {
  const memberId = requireViewerId(ctx);
  return inTransaction(ctx, async (tx) => {
    const noticeId = await findNoticeByToken(tx, token);
    if (noticeId === undefined) throw new AppError('INVALID_INVITATION');
    const notice = await lockVisibleNotice(tx, noticeId, 'update');
    const taken = await takeInvitation(tx, { tokenHash: hashLinkToken(token), memberId });
    if (!taken) throw new AppError('INVALID_INVITATION');
    if (taken.removedSince) throw new AppError('INVALID_INVITATION', { message: OLD_LINK_AFTER_REMOVAL });
    await ensureAllowed(tx, mayJoin, { noticeId, proof: tx.env.SCHOOL_PROOF, role: taken.role });
    // The notifications lock the teammates' rows. They must come before the row of the joining
    // member, in the same order as when a member applies.
    await teamJoined.fire(tx, { notice, memberId });
    await writeMember(tx, { noticeId, memberId, role: taken.role });
    return { noticeId };
  });
}
