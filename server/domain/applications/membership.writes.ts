import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';

const { statement } = statementsOn<ApplicationTables & NoticeTables>();

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

interface MemberParams {
  noticeId: number;
  memberId: number;
}

const removeMembership = statement<MemberParams>()('applications.freePlace', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('application')
    .where('notice_id', '=', noticeId)
    .where('applicant_id', '=', memberId)
    .where('status', '=', APPROVED)
    .returning(['id', 'role']),
);

/** How the previous owner goes on: as a member in the place of the new one, or out of the team. */
export type PlaceAfterOwner = ApplicationStatus.APPROVED | ApplicationStatus.LEFT;

/**
 * Removes the application of a member of the team, whose notice the transaction has locked.
 * @returns its role; undefined when somebody is no member
 */
export async function freePlace(tx: Transaction, params: MemberParams): Promise<{ role: Role | null } | undefined> {
  return tx.writes.row(removeMembership, params);
}

const addMembership = statement<MemberParams & { role: Role | null; status: PlaceAfterOwner }>()(
  'applications.addPlace',
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
            'created_at',
            'created_at as decided_at',
          ])
          .where('id', '=', noticeId),
      )
      .returning('id'),
);

/**
 * Adds the previous owner of a notice as a member, whose time in the team began with the notice.
 * @returns the id of the application
 */
export async function addPlace(
  tx: Transaction,
  place: MemberParams & { role: Role | null; status: PlaceAfterOwner },
): Promise<number | undefined> {
  return (await tx.writes.row(addMembership, place))?.id;
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

/** Makes somebody a member of a team whose notice the transaction has locked, in the place of an application that they had sent. */
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
