import { statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import { hashLinkToken, isLinkToken } from '../kit/link-token';
import { isValid } from './invitation.columns';
import type { InvitationTables } from './invitation.entity';
import type { TeamInvitationView } from './invitation.view';

const { statement } = statementsOn<InvitationTables>();

const COLUMNS = ['id', 'notice_id as noticeId', 'role', 'expires_at as expiresAt'] as const;

const byToken = statement<{ tokenHash: string }>()(
  'teams.invitationByToken',
  (db, { tokenHash }) =>
    db.selectFrom('team_invitation').select(COLUMNS).where('token_hash', '=', tokenHash).where(isValid),
  ['expiresAt'],
);

/** Finds what a link invites to; undefined when it was used, taken back or is too old. It is read from the primary, because links are used once. */
export async function findInvitation(ctx: Context, token: string): Promise<TeamInvitationView | undefined> {
  return isLinkToken(token) ? ctx.primary.row(byToken, { tokenHash: hashLinkToken(token) }) : undefined;
}

const noticeOf = statement<{ id: number }>()('teams.noticeOfInvitation', (db, { id }) =>
  db.selectFrom('team_invitation').select('notice_id as noticeId').where('id', '=', id),
);

/** Finds the notice of a link by the link's id. */
export async function findNoticeOfInvitation(ctx: Context, id: number): Promise<number | undefined> {
  return (await ctx.primary.row(noticeOf, { id }))?.noticeId;
}
