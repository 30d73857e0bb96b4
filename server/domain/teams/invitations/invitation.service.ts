import { PAGE_PATHS } from '../../../../shared/paths';
import { AppError } from '../../../platform/errors/app-error';
import { publicUrlOf } from '../../../platform/text/public-url';
import { type Context, requireViewerId } from '../../context';
import { createLinkToken, hashLinkToken } from '../../kit/sessions/link-token';
import { ensureAllowed } from '../../kit/rules/rules';
import { inTransaction } from '../../kit/transaction/transaction';
import { lockVisibleNotice } from '../../notices/visibility/notice-lock.sql';
import type { Role } from '../../profiles/role.entity';
import {
  findNoticeByToken,
  findNoticeOfInvitation,
  deleteInvitation,
  claimInvitation,
  insertInvitation,
} from './invitation.sql';
import { insertTeamMember } from '../membership/membership.sql';
import { requireRole } from '../seats/seat.rules';
import { invitationAccepting } from '../team.events';
import { INVITATION_LIMIT, inviteCheck, joinTeamCheck, inviteRoleCheck } from './invitation.rules';
import { lockTeam } from '../team-lock.sql';
import { manageTeamCheck } from '../team.rules';

const ALL_SEATS_HAVE_LINKS = {
  ko: '빈자리만큼만 초대할 수 있어요. 쓰지 않는 초대 링크를 취소해 주세요.',
  en: 'You can invite only as many people as there are free seats. Cancel invite links you don’t need.',
};

/**
 * Creates an invitation to the viewer's own team (rules/team-members.md: Invitation links). A team
 * has at most one valid invitation for each free seat.
 * @returns the values of the payload. The server does not store the token in the URL. The token
 *   follows `#`, because browsers do not send that part.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, NOTICE_HIDDEN, TEAM_OVER, ROLE_NOT_WANTED, ROLE_FULL,
 *   NOTICE_FULL, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED without a role for a project
 */
export async function createTeamInvitation(
  ctx: Context,
  noticeId: number,
  wanted: Role | null | undefined,
): Promise<{ noticeId: number; invitationId: number; url: string }> {
  await ctx.rateLimits.consume(INVITATION_LIMIT, requireViewerId(ctx));
  const token = createLinkToken();
  const { id: invitationId } = await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, inviteCheck, { noticeId });
    const role = requireRole(notice, wanted);
    await ensureAllowed(
      tx,
      inviteRoleCheck,
      { noticeId, role },
      { ROLE_FULL: ALL_SEATS_HAVE_LINKS, NOTICE_FULL: ALL_SEATS_HAVE_LINKS },
    );
    return tx.writes.one(insertInvitation, { noticeId, role, tokenHash: hashLinkToken(token) });
  });
  return { noticeId, invitationId, url: publicUrlOf(ctx.env, `${PAGE_PATHS.joinTeam}#${token}`) };
}

/**
 * Revokes an invitation to the viewer's own team.
 * @returns the values of the payload
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function revokeTeamInvitation(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const invitation = await tx.reads.row(findNoticeOfInvitation, { id });
    if (!invitation) throw new AppError('NOT_FOUND');
    const { noticeId } = invitation;
    await lockTeam(tx, manageTeamCheck, { noticeId });
    if (!(await tx.writes.exists(deleteInvitation, { noticeId, id }))) throw new AppError('NOT_FOUND');
    return { noticeId };
  });
}

const OLD_LINK_AFTER_REMOVAL = {
  ko: '팀에서 나간 뒤에 만든 초대 링크로만 들어올 수 있어요. 팀장에게 새 링크를 부탁해 보세요.',
  en: 'You can join only with an invite link made after you left the team. Ask the team lead for a new one.',
};

/**
 * Joins a team with an invitation and deletes the invitation (rules/team-members.md: Invitation
 * links). It also deletes an application of the viewer to the notice.
 * @returns the values of the payload
 * @throws {AppError} INVALID_INVITATION, NOT_FOUND, ALREADY_MEMBER, NOTICE_HIDDEN, TEAM_OVER,
 *   ROLE_FULL, NOTICE_FULL, SCHOOL_UNVERIFIED
 */
export async function joinTeam(ctx: Context, token: string): Promise<{ noticeId: number }> {
  const memberId = requireViewerId(ctx);
  return inTransaction(ctx, async (tx) => {
    const noticeId = await findNoticeByToken(tx, token);
    if (noticeId === undefined) throw new AppError('INVALID_INVITATION');
    const notice = await lockVisibleNotice(tx, noticeId, 'update');
    const claimed = await tx.writes.row(claimInvitation, { tokenHash: hashLinkToken(token), memberId });
    if (!claimed) throw new AppError('INVALID_INVITATION');
    if (claimed.wasRemovedSince) throw new AppError('INVALID_INVITATION', { message: OLD_LINK_AFTER_REMOVAL });
    await ensureAllowed(tx, joinTeamCheck, { noticeId, proof: tx.env.SCHOOL_PROOF, role: claimed.role });
    // Fires before the insert, so that its notifications lock the rows of the current members
    // before the insert locks that of the new member.
    await invitationAccepting.fire(tx, { notice, memberId });
    await tx.writes.run(insertTeamMember, { noticeId, memberId, role: claimed.role });
    return { noticeId };
  });
}
