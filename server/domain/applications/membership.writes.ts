import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import { ownerSince } from '../notices/notice.columns';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';

const { statement } = statementsOn<ApplicationTables & NoticeTables>();

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

interface MemberParams {
  noticeId: number;
  memberId: number;
}

/** The membership of an approved applicant: their role, and since when, as PostgreSQL writes it, to the microsecond. */
export interface Membership {
  role: Role | null;
  since: string;
}

const removal = statement<MemberParams>()('applications.removeMembership', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('application')
    .where('notice_id', '=', noticeId)
    .where('applicant_id', '=', memberId)
    .where('status', '=', APPROVED)
    .returning(['role', sql<string>`decided_at::text`.as('since')]),
);

/**
 * Deletes the application of a member of the team, whose notice the transaction has locked.
 * @returns what the membership was; undefined when somebody is no member
 */
export async function removeMembership(tx: Transaction, params: MemberParams): Promise<Membership | undefined> {
  return tx.writes.row(removal, params);
}

/** How the previous owner goes on: as a member with the role of the new one, or out of the team. */
export type FormerOwnerStatus = ApplicationStatus.APPROVED | ApplicationStatus.LEFT;

const insertOwner = statement<MemberParams & { role: Role | null; status: FormerOwnerStatus }>()(
  'applications.insertFormerOwner',
  (db, { noticeId, memberId, role, status }) =>
    db
      .insertInto('application')
      .columns(['notice_id', 'applicant_id', 'role', 'text', 'status', 'created_at', 'decided_at'])
      .expression((eb) =>
        eb
          .selectFrom('notice')
          .select([
            'id',
            sql<number>`${memberId}::int`.as('applicant_id'),
            sql<Role | null>`${role}::text`.as('role'),
            sql.lit('').as('text'),
            sql<ApplicationStatus>`${status}::text`.as('status'),
            ownerSince('notice').as('created_at'),
            ownerSince('notice').as('decided_at'),
          ])
          .where('id', '=', noticeId),
      )
      .returning('id'),
);

/**
 * Gives the owner of a notice an application, with which they remain in the team or have left it. The notice still has to name them as
 * its owner, because it says since when they are in the team.
 * @returns the id of the application
 */
export async function writeFormerOwner(
  tx: Transaction,
  params: MemberParams & { role: Role | null; status: FormerOwnerStatus },
): Promise<number | undefined> {
  return (await tx.writes.row(insertOwner, params))?.id;
}

const removeEarlier = statement<MemberParams>()('applications.removeEarlier', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('application')
    .where('notice_id', '=', noticeId)
    .where('applicant_id', '=', memberId)
    .where('status', '<>', sql.lit(ApplicationStatus.APPROVED))
    .returning('id'),
);

const insertMember = statement<MemberParams & { role: Role | null }>()('applications.join', (db, params) =>
  db
    .insertInto('application')
    .columns(['notice_id', 'applicant_id', 'role', 'text', 'status', 'decided_at'])
    .expression(
      db.selectNoFrom([
        sql<number>`${params.noticeId}::int`.as('notice_id'),
        sql<number>`${params.memberId}::int`.as('applicant_id'),
        sql<Role | null>`${params.role}::text`.as('role'),
        sql.lit('').as('text'),
        sql.lit(ApplicationStatus.APPROVED).as('status'),
        sql<Date>`now()`.as('decided_at'),
      ]),
    )
    .returning('id'),
);

/** Makes somebody a member of a team whose notice the transaction has locked, instead of an application that they had sent. */
export async function writeMember(tx: Transaction, params: MemberParams & { role: Role | null }): Promise<void> {
  const { noticeId, memberId } = params;
  await tx.writes.rows(removeEarlier, { noticeId, memberId });
  await tx.writes.rows(insertMember, params);
}

/** How a membership ends. */
export type MembershipEnd = ApplicationStatus.LEFT | ApplicationStatus.REMOVED;

const updateMembership = statement<MemberParams & { status: MembershipEnd }>()(
  'applications.endMembership',
  (db, params) =>
    db
      .updateTable('application')
      .set({ status: sql<ApplicationStatus>`${params.status}::text` })
      .where('notice_id', '=', params.noticeId)
      .where('applicant_id', '=', params.memberId)
      .where('status', '=', APPROVED)
      .returning('id'),
);

/**
 * Ends the membership of an approved applicant of a notice that the transaction has locked. The seat is free at once.
 * @returns the id of the application; undefined when the member is not an approved applicant
 */
export async function endMembership(
  tx: Transaction,
  noticeId: number,
  memberId: number,
  status: MembershipEnd,
): Promise<number | undefined> {
  return (await tx.writes.row(updateMembership, { noticeId, memberId, status }))?.id;
}
