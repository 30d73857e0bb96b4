import { type AliasableExpression, type Compilable, type Expression, type OperationNodeSource, sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { asExpression, createBuilder } from '../../../platform/database/statements/statement-compiler';
import type { Transaction } from '../../kit/transaction/transaction';
import type { Role } from '../../profiles/role.entity';
import { isOverdue, hasOpenRequest } from '../team.sql';
import type { DepartureKind, MembershipKey, TeamTables } from '../team.entity';

// Each write of a membership requires a transaction that has locked the notice (team-lock.sql.ts).

/** A member who becomes a team member. The role is null in a study. */
export interface NewTeamMember extends MembershipKey {
  role: Role | null;
}

const { statement } = statementsOn<TeamTables>();

/** Inserts the rows of new team members. */
export function insertTeamMembers(added: AliasableExpression<NewTeamMember>): Expression<object> {
  const insertion = createBuilder<TeamTables>()
    .insertInto('team_member')
    .columns(['notice_id', 'member_id', 'role'])
    .expression((eb) => eb.selectFrom(added.as('added')).select(['noticeId', 'memberId', 'role']));
  return asExpression(insertion);
}

/** Deletes the rows of the members in the table `leaving`. */
const deleteLeaving = (table: 'team_member' | 'profile_team' | 'free_time_share') =>
  sql<MembershipKey>`(delete from ${sql.table(table)} as t using leaving
    where t.notice_id = leaving."noticeId" and t.member_id = leaving."memberId"
    returning leaving."noticeId", leaving."memberId")`;

/**
 * Starts a statement that ends memberships: deletes the rows of team members, their agreements and
 * their shares.
 * @param leaving the table `leaving` of the statement
 * @returns the statement with the tables `leaving` and `ended`, the members with a seat until now
 */
export function endMemberships(leaving: Compilable<MembershipKey> & OperationNodeSource) {
  return createBuilder<TeamTables>()
    .with('leaving', () => asExpression(leaving))
    .with('ended', () => deleteLeaving('team_member'))
    .with('agreements', () => deleteLeaving('profile_team'))
    .with('shares', () => deleteLeaving('free_time_share'));
}

/** Deletes a departure, because the member applies or joins again. */
export function deleteDeparture(noticeId: Expression<number>, memberId: Expression<number>): Expression<object> {
  const deletion = createBuilder<TeamTables>()
    .deleteFrom('departure')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId);
  return asExpression(deletion);
}

/**
 * Inserts a member into a team and deletes an earlier departure.
 * @throws {Error} of the constraint `seat_free` without a free seat
 */
export const insertTeamMember = statement<NewTeamMember>()('teams.join', (db, { noticeId, memberId, role }) =>
  db
    .with('added', (q) =>
      q.selectNoFrom([
        sql<number>`${noticeId}::int`.as('noticeId'),
        sql<number>`${memberId}::int`.as('memberId'),
        sql<Role | null>`${role}::text`.as('role'),
      ]),
    )
    .with('returned', () => deleteDeparture(noticeId, memberId))
    .with('joined', (q) => insertTeamMembers(q.selectFrom('added').selectAll()))
    .selectFrom('added')
    .select('memberId'),
);

/** End of a membership. An empty reason means no reason. */
interface End extends MembershipKey {
  kind: DepartureKind;
  reason: string;
}

const insertDepartureStatement = statement<MembershipKey & { kind: DepartureKind; reason: string | null }>()(
  'teams.depart',
  (db, params) =>
    endMemberships(
      db.selectNoFrom([
        sql<number>`${params.noticeId}::int`.as('noticeId'),
        sql<number>`${params.memberId}::int`.as('memberId'),
      ]),
    )
      .insertInto('departure')
      .columns(['notice_id', 'member_id', 'kind', 'reason'])
      .expression((eb) =>
        eb
          .selectFrom('ended')
          .select(['noticeId', 'memberId', sql<DepartureKind>`${params.kind}::text`.as('kind')])
          .select(sql<string | null>`${params.reason}::text`.as('reason')),
      )
      .returning('member_id as memberId'),
);

/**
 * Ends a membership with its reason. The seat is free at once.
 * @returns false if the member has no seat in the team
 */
export async function insertDeparture(tx: Transaction, { reason, ...end }: End): Promise<boolean> {
  return tx.writes.exists(insertDepartureStatement, { ...end, reason: reason === '' ? null : reason });
}

/**
 * Stores a request for a response from a member.
 * @returns no row if one is open already, or if the member has no seat in the team
 */
export const updateAskedAt = statement<MembershipKey>()('teams.updateAskedAt', (db, { noticeId, memberId }) =>
  db
    .updateTable('team_member')
    .set({ asked_at: sql<Date>`now()` })
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where(({ not, ref }) => not(hasOpenRequest(ref('asked_at'))))
    .returning('member_id as memberId'),
);

/**
 * Deletes the request for a response, because the member responded.
 * @returns no row without a request
 */
export const clearAskedAt = statement<MembershipKey>()('teams.clearAskedAt', (db, { noticeId, memberId }) =>
  db
    .updateTable('team_member')
    .set({ asked_at: sql.lit(null) })
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where('asked_at', 'is not', null)
    .returning('member_id as memberId'),
);

/** Finds a request for a response that has been open for 72 hours. */
export const findOverdueRequest = statement<MembershipKey>()('teams.overdueRequest', (db, { noticeId, memberId }) =>
  db
    .selectFrom('team_member')
    .select('member_id as memberId')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where(({ ref }) => isOverdue(ref('asked_at'))),
);
