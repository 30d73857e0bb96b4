import { statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import { hashLinkToken, isLinkToken } from '../kit/link-token';
import { isValid } from './invitation.columns';
import type { InvitationTables } from './invitation.entity';

const { statement } = statementsOn<InvitationTables>();

const byToken = statement<{ tokenHash: string }>()('teams.noticeByToken', (db, { tokenHash }) =>
  db.selectFrom('team_invitation').select('notice_id as noticeId').where('token_hash', '=', tokenHash).where(isValid),
);

/**
 * Finds the notice of a link by its token. It reads from the primary, because a link can be used
 * only once.
 * @returns the id of the notice; undefined if the link is used, revoked or expired
 */
export async function findNoticeByToken(ctx: Context, token: string): Promise<number | undefined> {
  if (!isLinkToken(token)) return undefined;
  return (await ctx.primary.row(byToken, { tokenHash: hashLinkToken(token) }))?.noticeId;
}

const noticeOf = statement<{ id: number }>()('teams.noticeOfInvitation', (db, { id }) =>
  db.selectFrom('team_invitation').select('notice_id as noticeId').where('id', '=', id),
);

/** Finds the id of the notice of a link by the id of the link. */
export async function findNoticeOfInvitation(ctx: Context, id: number): Promise<number | undefined> {
  return (await ctx.primary.row(noticeOf, { id }))?.noticeId;
}
