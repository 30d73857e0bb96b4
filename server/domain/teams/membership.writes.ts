import { type Expression, ExpressionWrapper, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { createBuilder } from '../../platform/database/statement-compiler';
import type { Transaction } from '../kit/transaction';
import type { Role } from '../notices/project.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import { hasNotAnswered } from './team.columns';
import type { DepartureKind, TeamPlace, TeamTables } from './team.entity';

// Each write of a membership requires a transaction that has locked the notice (team.lock.ts).

/** A member who joins a team. The role is null in a study. */
export interface Joining extends TeamPlace {
  role: Role | null;
}

type Tables = ProfileTeamTables & TeamTables;

const { statement } = statementsOn<Tables>();

/** Inserts the members in the common table expression `joining` into their teams. */
export function insertMembers(): Expression<object> {
  const insertion = createBuilder<Tables & { joining: Joining }>()
    .insertInto('team_member')
    .columns(['notice_id', 'member_id', 'role'])
    .expression((eb) => eb.selectFrom('joining').select(['noticeId', 'memberId', 'role']));
  return new ExpressionWrapper<Tables, never, object>(insertion.toOperationNode());
}

/** Deletes the memberships in the common table expression `leaving`. */
export function deleteMembers(): Expression<TeamPlace> {
  const deletion = createBuilder<Tables & { leaving: TeamPlace }>()
    .deleteFrom('team_member as t')
    .using('leaving')
    .whereRef('t.notice_id', '=', 'leaving.noticeId')
    .whereRef('t.member_id', '=', 'leaving.memberId')
    .returning(['t.notice_id as noticeId', 't.member_id as memberId']);
  return new ExpressionWrapper<Tables, never, TeamPlace>(deletion.toOperationNode());
}

/** Deletes the agreements of the members in `leaving` to show the team on their profiles. */
export function deleteAgreements(): Expression<object> {
  const deletion = createBuilder<Tables & { leaving: TeamPlace }>()
    .deleteFrom('profile_team as p')
    .using('leaving')
    .whereRef('p.notice_id', '=', 'leaving.noticeId')
    .whereRef('p.member_id', '=', 'leaving.memberId');
  return new ExpressionWrapper<Tables, never, object>(deletion.toOperationNode());
}

/** Deletes a departure, because the member applies or joins again. */
export function deleteDeparture(noticeId: Expression<number>, memberId: Expression<number>): Expression<object> {
  const deletion = createBuilder<Tables>()
    .deleteFrom('departure')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId);
  return new ExpressionWrapper<Tables, never, object>(deletion.toOperationNode());
}

const join = statement<Joining>()('teams.join', (db, { noticeId, memberId, role }) =>
  db
    .with('joining', (q) =>
      q.selectNoFrom([
        sql<number>`${noticeId}::int`.as('noticeId'),
        sql<number>`${memberId}::int`.as('memberId'),
        sql<Role | null>`${role}::text`.as('role'),
      ]),
    )
    .with('returned', () => deleteDeparture(noticeId, memberId))
    .with('joined', () => insertMembers())
    .selectFrom('joining')
    .select('memberId'),
);

/**
 * Inserts a member into a team and deletes an earlier departure.
 * @throws {Error} of the constraint `seat_free` without a free seat
 */
export async function writeMember(tx: Transaction, member: Joining): Promise<void> {
  await tx.writes.rows(join, member);
}

/** The end of a membership. An empty reason means no reason. */
interface End extends TeamPlace {
  kind: DepartureKind;
  reason: string;
}

const depart = statement<TeamPlace & { kind: DepartureKind; reason: string | null }>()('teams.depart', (db, params) =>
  db
    .with('leaving', (q) =>
      q.selectNoFrom([
        sql<number>`${params.noticeId}::int`.as('noticeId'),
        sql<number>`${params.memberId}::int`.as('memberId'),
      ]),
    )
    .with('left', () => deleteMembers())
    .with('hidden', () => deleteAgreements())
    .insertInto('departure')
    .columns(['notice_id', 'member_id', 'kind', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('left')
        .select(['noticeId', 'memberId', sql<DepartureKind>`${params.kind}::text`.as('kind')])
        .select(sql<string | null>`${params.reason}::text`.as('reason')),
    )
    .returning('member_id as memberId'),
);

/**
 * Ends a membership with its reason. The seat is free at once.
 * @returns false if the member has no seat in the team
 */
export async function writeDeparture(tx: Transaction, { reason, ...end }: End): Promise<boolean> {
  return (await tx.writes.row(depart, { ...end, reason: reason === '' ? null : reason })) !== undefined;
}

const writeQuestion = statement<TeamPlace>()('teams.ask', (db, { noticeId, memberId }) =>
  db
    .updateTable('team_member')
    .set({ asked_at: sql<Date>`now()` })
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where('asked_at', 'is', null)
    .returning('member_id as memberId'),
);

/**
 * Stores a request for a response from a member.
 * @returns false if one is open already, or if the member has no seat in the team
 */
export async function writeCheck(tx: Transaction, place: TeamPlace): Promise<boolean> {
  return (await tx.writes.row(writeQuestion, place)) !== undefined;
}

const removeQuestion = statement<TeamPlace>()('teams.answer', (db, { noticeId, memberId }) =>
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
export async function removeCheck(tx: Transaction, place: TeamPlace): Promise<boolean> {
  return (await tx.writes.row(removeQuestion, place)) !== undefined;
}

const unanswered = statement<TeamPlace>()('teams.unanswered', (db, { noticeId, memberId }) =>
  db
    .selectFrom('team_member')
    .select('member_id as memberId')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .where(({ ref }) => hasNotAnswered(ref('asked_at'))),
);

/** Returns true if a request for a response has been open for 72 hours. */
export async function isSilent(tx: Transaction, place: TeamPlace): Promise<boolean> {
  return (await tx.writes.row(unanswered, place)) !== undefined;
}
