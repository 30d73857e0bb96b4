import { type RawBuilder, sql, type SqlBool, type Expression } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import type { Role } from '../../profiles/role.entity';
import { isFull } from '../seats/seat.sql';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Context } from '../../context';
import { hashLinkToken, isLinkToken } from '../../kit/sessions/link-token';
import type { InvitationTables } from './invitation.entity';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import { DepartureKind, type TeamTables } from '../team.entity';

/** True if an invitation to a team is valid, in statements over `team_invitation`. */
export const isValidInvitation: RawBuilder<SqlBool> = sql`expires_at > ${CLOCK_NOW}`;

/** Maximum number of listed invitations of a team. */
export const MAX_INVITATIONS = sql.lit(100);

/**
 * Number of valid invitations that count for the row `s` of seats. A row without a role counts
 * the invitations of all roles.
 */
const INVITATIONS = sql`(
  select count(*) from team_invitation
  where notice_id = s.notice_id and ${isValidInvitation} and (s.role is null or team_invitation.role = s.role)
)`;

/**
 * True if every free seat of the whole notice or of the role already has an invitation.
 * @param role null for a study
 */
export function isFullWithInvitations(
  noticeId: Expression<number>,
  role: Expression<Role | null>,
): RawBuilder<boolean> {
  return isFull(noticeId, role, sql`s.taken + ${INVITATIONS}`);
}

const { insertRow, statement } = statementsOn<InvitationTables & TeamTables>();

const findNoticeByTokenStatement = statement<{ tokenHash: string }>()('teams.noticeByToken', (db, { tokenHash }) =>
  db
    .selectFrom('team_invitation')
    .select('notice_id as noticeId')
    .where('token_hash', '=', tokenHash)
    .where(isValidInvitation),
);

/**
 * Finds the notice of an invitation by its token. It reads from the primary, because an invitation
 * can be used only once.
 * @returns the id of the notice; undefined if the invitation is used, revoked or expired
 */
export async function findNoticeByToken(ctx: Context, token: string): Promise<number | undefined> {
  if (!isLinkToken(token)) return undefined;
  return (await ctx.primary.row(findNoticeByTokenStatement, { tokenHash: hashLinkToken(token) }))?.noticeId;
}

/** Finds the notice of an invitation by the id of the invitation. */
export const findNoticeOfInvitation = statement<{ id: number }>()('teams.noticeOfInvitation', (db, { id }) =>
  db.selectFrom('team_invitation').select('notice_id as noticeId').where('id', '=', id),
);

/** Inserts an invitation that is valid for 72 hours. */
export const insertInvitation = statement<{ noticeId: number; role: Role | null; tokenHash: string }>()(
  'teams.invite',
  (_db, { noticeId, role, tokenHash }) =>
    insertRow('team_invitation', {
      notice_id: noticeId,
      role,
      token_hash: tokenHash,
      expires_at: sql<Date>`${CLOCK_NOW} + interval '72 hours'`,
    }).returning('id'),
);

/**
 * Deletes a valid invitation for a member who joins. The transaction has locked the notice.
 * @returns the role, and whether the member was removed after the invitation was created; undefined
 *   for an invalid invitation
 */
export const claimInvitation = statement<{ tokenHash: string; memberId: number }>()(
  'teams.claimInvitation',
  (db, { tokenHash, memberId }) =>
    db
      .deleteFrom('team_invitation as i')
      .where('i.token_hash', '=', tokenHash)
      .where(isValidInvitation)
      .returning('i.role')
      .returning(({ exists, selectFrom }) =>
        exists(
          selectFrom('departure as d')
            .select('d.kind')
            .whereRef('d.notice_id', '=', 'i.notice_id')
            .where('d.member_id', '=', memberId)
            .where('d.kind', '=', sql.lit(DepartureKind.REMOVED))
            .whereRef('d.created_at', '>', 'i.created_at'),
        )
          .$castTo<boolean>()
          .as('wasRemovedSince'),
      ),
);

/** Deletes an invitation of a notice. Returns no row without one. */
export const deleteInvitation = statement<{ noticeId: number; id: number }>()('teams.revokeInvitation', (db, params) =>
  db.deleteFrom('team_invitation').where('notice_id', '=', params.noticeId).where('id', '=', params.id).returning('id'),
);

const deleteExpiredInvitations = statement<object>()('teams.deleteInvitationsInBatches', (db) =>
  db
    .deleteFrom('team_invitation')
    .where('id', 'in', (eb) =>
      limitToBatch(eb.selectFrom('team_invitation').select('id').where('expires_at', '<=', CLOCK_NOW)),
    )
    .returning('id'),
);

/** Deletes expired invitations. */
export const DELETE_EXPIRED_INVITATIONS = defineCleanup({
  name: 'sweepTeamInvitations',
  schedule: '40 * * * *',
  statements: [deleteExpiredInvitations],
});
