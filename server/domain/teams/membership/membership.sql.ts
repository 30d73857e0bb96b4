import {
  type AliasableExpression,
  type Compilable,
  type Expression,
  ExpressionWrapper,
  type OperationNodeSource,
  sql,
} from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { createBuilder } from '../../../platform/database/statements/statement-compiler';
import type { Transaction } from '../../kit/transaction/transaction';
import type { Role } from '../../profiles/role.entity';
import { deleteShares } from '../free-time/free-time.sql';
import type { ProfileTeamTables } from '../completed/profile-team.entity';
import { isOverdue, hasOpenRequest } from '../team.sql';
import type { DepartureKind, MembershipKey, TeamTables } from '../team.entity';

// Each write of a membership requires a transaction that has locked the notice (team-lock.sql.ts).

/** A member who becomes a team member. The role is null in a study. */
export interface NewTeamMember extends MembershipKey {
  role: Role | null;
}

type Tables = ProfileTeamTables & TeamTables;

const { statement } = statementsOn<Tables>();

/** Inserts the rows of new team members. */
export function insertTeamMembers(added: AliasableExpression<NewTeamMember>): Expression<object> {
  const insertion = createBuilder<Tables>()
    .insertInto('team_member')
    .columns(['notice_id', 'member_id', 'role'])
    .expression((eb) => eb.selectFrom(added.as('added')).select(['noticeId', 'memberId', 'role']));
  return new ExpressionWrapper<Tables, never, object>(insertion.toOperationNode());
}

/** Deletes the rows of team members who leave. */
function deleteTeamMembers(leaving: AliasableExpression<MembershipKey>): Expression<MembershipKey> {
  const deletion = createBuilder<Tables>()
    .deleteFrom('team_member as t')
    .using(leaving.as('leaving'))
    .whereRef('t.notice_id', '=', 'leaving.noticeId')
    .whereRef('t.member_id', '=', 'leaving.memberId')
    .returning(['t.notice_id as noticeId', 't.member_id as memberId']);
  return new ExpressionWrapper<Tables, never, MembershipKey>(deletion.toOperationNode());
}

/** Deletes the agreements of leaving team members to show the team on their profiles. */
function deleteAgreements(leaving: AliasableExpression<MembershipKey>): Expression<object> {
  const deletion = createBuilder<Tables>()
    .deleteFrom('profile_team as p')
    .using(leaving.as('leaving'))
    .whereRef('p.notice_id', '=', 'leaving.noticeId')
    .whereRef('p.member_id', '=', 'leaving.memberId');
  return new ExpressionWrapper<Tables, never, object>(deletion.toOperationNode());
}

/**
 * Starts a statement that ends memberships: deletes the rows of team members, their agreements and
 * their shares.
 * @param leaving the table `leaving` of the statement
 * @returns the statement with the tables `leaving` and `ended`, the members with a seat until now
 */
export function endMemberships(leaving: Compilable<MembershipKey> & OperationNodeSource) {
  return createBuilder<Tables>()
    .with('leaving', () => new ExpressionWrapper<Tables, never, MembershipKey>(leaving.toOperationNode()))
    .with('ended', (q) => deleteTeamMembers(q.selectFrom('leaving').selectAll()))
    .with('agreements', (q) => deleteAgreements(q.selectFrom('leaving').selectAll()))
    .with('shares', (q) => deleteShares(q.selectFrom('leaving').selectAll()));
}

/** Deletes a departure, because the member applies or joins again. */
export function deleteDeparture(noticeId: Expression<number>, memberId: Expression<number>): Expression<object> {
  const deletion = createBuilder<Tables>()
    .deleteFrom('departure')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId);
  return new ExpressionWrapper<Tables, never, object>(deletion.toOperationNode());
}

const insertTeamMemberStatement = statement<NewTeamMember>()('teams.join', (db, { noticeId, memberId, role }) =>
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

/**
 * Inserts a member into a team and deletes an earlier departure.
 * @throws {Error} of the constraint `seat_free` without a free seat
 */
export async function insertTeamMember(tx: Transaction, member: NewTeamMember): Promise<void> {
  await tx.writes.rows(insertTeamMemberStatement, member);
}

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
  return (
    (await tx.writes.row(insertDepartureStatement, { ...end, reason: reason === '' ? null : reason })) !== undefined
  );
}

const updateAskedAtStatement = statement<MembershipKey>()('teams.updateAskedAt', (db, { noticeId, memberId }) =>
  db
    .updateTable('team_member')
    .set({ asked_at: sql<Date>`now()` })
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where(({ not, ref }) => not(hasOpenRequest(ref('asked_at'))))
    .returning('member_id as memberId'),
);

/**
 * Stores a request for a response from a member.
 * @returns false if one is open already, or if the member has no seat in the team
 */
export async function updateAskedAt(tx: Transaction, key: MembershipKey): Promise<boolean> {
  return (await tx.writes.row(updateAskedAtStatement, key)) !== undefined;
}

const clearAskedAtStatement = statement<MembershipKey>()('teams.clearAskedAt', (db, { noticeId, memberId }) =>
  db
    .updateTable('team_member')
    .set({ asked_at: sql.lit(null) })
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where('asked_at', 'is not', null)
    .returning('member_id as memberId'),
);

/**
 * Deletes the request for a response, because the member responded.
 * @returns false if there was no request
 */
export async function clearAskedAt(tx: Transaction, key: MembershipKey): Promise<boolean> {
  return (await tx.writes.row(clearAskedAtStatement, key)) !== undefined;
}

const isAnswerOverdueStatement = statement<MembershipKey>()('teams.isRequestOverdue', (db, { noticeId, memberId }) =>
  db
    .selectFrom('team_member')
    .select('member_id as memberId')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where(({ ref }) => isOverdue(ref('asked_at'))),
);

/** Returns true if a request for a response has been open for 72 hours. */
export async function isRequestOverdue(tx: Transaction, key: MembershipKey): Promise<boolean> {
  return (await tx.writes.row(isAnswerOverdueStatement, key)) !== undefined;
}
