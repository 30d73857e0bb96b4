import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { ApplicationTables } from '../applications/application.entity';
import { endMembership, type MembershipEnd } from '../applications/membership.writes';
import type { Transaction } from '../kit/transaction';
import type { ProfileTeamTables } from './profile-team.entity';
import { hasNotAnswered } from './team.columns';
import { isTeammate } from './team.contributions';
import type { TeamTables } from './team.entity';

const { statement } = statementsOn<ApplicationTables & ProfileTeamTables & TeamTables>();

const insertDeparture = statement<{ applicationId: number; reason: string | null }>()('teams.depart', (db, params) =>
  db
    .with('answered', (q) => q.deleteFrom('response_check').where('application_id', '=', params.applicationId))
    .with('removed', (q) =>
      q
        .deleteFrom('profile_team as p')
        .using('application as a')
        .whereRef('a.notice_id', '=', 'p.notice_id')
        .whereRef('a.applicant_id', '=', 'p.member_id')
        .where('a.id', '=', params.applicationId),
    )
    .insertInto('departure')
    .columns(['application_id', 'reason'])
    .expression(
      db.selectNoFrom([
        sql<number>`${params.applicationId}::int`.as('application_id'),
        sql<string | null>`${params.reason}::text`.as('reason'),
      ]),
    )
    .returning('application_id as id'),
);

/** Who leaves which team, and how. */
interface DepartureInput {
  noticeId: number;
  memberId: number;
  status: MembershipEnd;
  reason: string;
}

/**
 * Ends a membership with its reason, in a transaction that has locked the notice.
 * @returns whether the member was in the team, not counting the owner
 */
export async function writeDeparture(
  tx: Transaction,
  { noticeId, memberId, status, reason }: DepartureInput,
): Promise<boolean> {
  const applicationId = await endMembership(tx, noticeId, memberId, status);
  if (applicationId === undefined) return false;
  await writeReason(tx, applicationId, reason);
  return true;
}

/** Writes why a membership ended; empty for no reason. */
export async function writeReason(tx: Transaction, applicationId: number, reason: string): Promise<void> {
  await tx.writes.rows(insertDeparture, { applicationId, reason: reason === '' ? null : reason });
}

interface MemberParams {
  noticeId: number;
  memberId: number;
}

const insertCheck = statement<MemberParams>()('teams.ask', (db, { noticeId, memberId }) =>
  db
    .insertInto('response_check')
    .columns(['application_id'])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .select('id')
        .where('notice_id', '=', noticeId)
        .where('applicant_id', '=', memberId)
        .where(isTeammate(memberId, noticeId)),
    )
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .returning('application_id as id'),
);

/** Writes that a member is asked. Returns false when they have been asked already, or are not in the team. */
export async function writeCheck(tx: Transaction, params: MemberParams): Promise<boolean> {
  return (await tx.writes.row(insertCheck, params)) !== undefined;
}

const deleteCheck = statement<MemberParams>()('teams.answer', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('response_check as r')
    .using('application as a')
    .whereRef('a.id', '=', 'r.application_id')
    .where('a.notice_id', '=', noticeId)
    .where('a.applicant_id', '=', memberId)
    .returning('r.application_id as id'),
);

/** Writes that a member has answered. Returns false when nobody had asked. */
export async function removeCheck(tx: Transaction, params: MemberParams): Promise<boolean> {
  return (await tx.writes.row(deleteCheck, params)) !== undefined;
}

const unansweredCheck = statement<MemberParams>()('teams.unanswered', (db, { noticeId, memberId }) =>
  db
    .selectFrom('response_check as r')
    .innerJoin('application as a', 'a.id', 'r.application_id')
    .select('a.id')
    .where('a.notice_id', '=', noticeId)
    .where('a.applicant_id', '=', memberId)
    .where(hasNotAnswered()),
);

/** Whether a member has had 72 hours to answer and has not. */
export async function isSilent(tx: Transaction, params: MemberParams): Promise<boolean> {
  return (await tx.writes.row(unansweredCheck, params)) !== undefined;
}
