import { sql } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { sweep, sweptRows } from '../kit/batches';
import type { Transaction } from '../kit/transaction';
import type { Role } from '../notices/project.entity';
import { isValid } from './invitation.columns';
import type { InvitationTables } from './invitation.entity';
import { DepartureKind, type TeamTables } from './team.entity';

const { statement } = statementsOn<InvitationTables & TeamTables>();

const insertInvitation = statement<{ noticeId: number; role: Role | null; tokenHash: string }>()(
  'teams.invite',
  (db, { noticeId, role, tokenHash }) =>
    db
      .insertInto('team_invitation')
      .columns(['notice_id', 'role', 'token_hash', 'expires_at'])
      .expression(
        db.selectNoFrom([
          sql<number>`${noticeId}::int`.as('notice_id'),
          sql<Role | null>`${role}::text`.as('role'),
          sql<string>`${tokenHash}::text`.as('token_hash'),
          sql<Date>`${CLOCK_NOW} + interval '72 hours'`.as('expires_at'),
        ]),
      )
      .returning('id'),
);

/**
 * Inserts a link that is valid for 72 hours.
 * @returns the id of the link
 */
export async function writeInvitation(
  tx: Transaction,
  invitation: { noticeId: number; role: Role | null; tokenHash: string },
): Promise<number> {
  const row = await tx.writes.row(insertInvitation, invitation);
  if (!row) throw new Error('The id of the link was not returned.');
  return row.id;
}

interface UseParams {
  tokenHash: string;
  memberId: number;
}

const useInvitation = statement<UseParams>()('teams.useInvitation', (db, { tokenHash, memberId }) =>
  db
    .deleteFrom('team_invitation as i')
    .where('i.token_hash', '=', tokenHash)
    .where(isValid)
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
        .as('removedSince'),
    ),
);

/**
 * Deletes a valid link for a member who joins. The transaction has locked the notice.
 * @returns the role, and whether the member was removed after the link was created; undefined for
 *   an invalid link
 */
export async function takeInvitation(
  tx: Transaction,
  params: UseParams,
): Promise<{ role: Role | null; removedSince: boolean } | undefined> {
  return tx.writes.row(useInvitation, params);
}

const deleteInvitation = statement<{ noticeId: number; id: number }>()('teams.revokeInvitation', (db, params) =>
  db.deleteFrom('team_invitation').where('notice_id', '=', params.noticeId).where('id', '=', params.id).returning('id'),
);

/**
 * Deletes a link of a notice.
 * @returns true if the link existed
 */
export async function removeInvitation(tx: Transaction, noticeId: number, id: number): Promise<boolean> {
  return (await tx.writes.row(deleteInvitation, { noticeId, id })) !== undefined;
}

const expiredRemoval = statement<object>()('teams.sweepInvitations', (db) =>
  db
    .deleteFrom('team_invitation')
    .where('id', 'in', (eb) =>
      sweptRows(eb.selectFrom('team_invitation').select('id').where('expires_at', '<=', CLOCK_NOW)),
    )
    .returning('id'),
);

/** Deletes expired links in batches. */
export async function sweepInvitations(writes: Statements, signal: AbortSignal): Promise<void> {
  await sweep(() => writes.rows(expiredRemoval, {}), signal);
}
