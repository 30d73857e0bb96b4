import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { literals } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { requireViewerId } from '../context';
import { isAllowed } from '../kit/rules';
import type { Transaction } from '../kit/transaction';
import type { WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import { deleteAgreements, deleteDeparture, deleteMembers } from '../teams/membership.writes';
import type { SeatTables } from '../teams/seat.capacity';
import { seatRules } from '../teams/seat.rules';
import type { TeamPlace } from '../teams/team.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationReceived } from './application.events';

/** What is stored of applications after which a member may apply again. */
const STORED_REPEATABLE = [ApplicationStatus.APPROVED, ApplicationStatus.EXPIRED];

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** What a member writes in an application. */
export interface NewApplication {
  /** Null for a study. */
  role: Role | null;
  text: string;
}

interface ApplicationParams extends NewApplication {
  viewerId: number;
  noticeId: number;
}

/**
 * Writes the application if the role has a free seat. The transaction has locked the notice and
 * checked everything else.
 */
const insertApplication = statement<ApplicationParams>()('applications.add', (db, params) => {
  const { viewerId, noticeId, role, text } = params;
  return db
    .with('target', (q) =>
      q
        .selectFrom('notice as n')
        .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
        .select([sql<Role | null>`${role}::text`.as('role'), sql<number>`${viewerId}::int`.as('memberId')])
        .where('n.id', '=', noticeId)
        .where(isAllowed(seatRules(sql`${role}::text`))),
    )
    .with('added', (q) =>
      q
        .insertInto('application')
        .columns(['notice_id', 'applicant_id', 'role', 'text', 'status'])
        .expression((eb) =>
          eb
            .selectFrom('target')
            .select(['noticeId', 'memberId', 'role', sql<string>`${text}::text`.as('text')])
            .select(sql.lit(ApplicationStatus.PENDING).as('status')),
        )
        .returning('id'),
    )
    .with('change', (q) => q.selectFrom(['target', 'added']).selectAll())
    .with('written', () => applicationReceived.write())
    .selectFrom('change')
    .select('id')
    .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written'));
});

/** The id of an application that a statement wrote, and the rows that it wrote for members. */
export interface WrittenApplication {
  id: number;
  written: readonly WrittenForMember[];
}

/**
 * Writes the viewer's application to a locked notice, with its notification.
 * @returns undefined when the role has no free seat
 * @throws {Error} of the constraint when the member has withdrawn or applied meanwhile
 */
export async function addApplication(
  tx: Transaction,
  noticeId: number,
  content: NewApplication,
): Promise<WrittenApplication | undefined> {
  return tx.writes.row(insertApplication, { viewerId: requireViewerId(tx), noticeId, ...content });
}

const deleteRepeatable = statement<TeamPlace>()('applications.removeRepeatable', (db, { noticeId, memberId }) =>
  db
    .with('departure', () => deleteDeparture(noticeId, memberId))
    .deleteFrom('application')
    .where('notice_id', '=', noticeId)
    .where('applicant_id', '=', memberId)
    .where(sql<SqlBool>`status in (${literals(STORED_REPEATABLE)})`)
    .returning('id'),
);

/**
 * Removes the viewer's application after which they may apply again, and the end of the membership
 * that followed it. The transaction has checked that they may.
 */
export async function removeRepeatable(tx: Transaction, noticeId: number): Promise<void> {
  await tx.writes.rows(deleteRepeatable, { noticeId, memberId: requireViewerId(tx) });
}

const deleteApplication = statement<{ id: number }>()('applications.remove', (db, { id }) =>
  db
    .with('leaving', (q) =>
      q.deleteFrom('application').where('id', '=', id).returning(['notice_id as noticeId', 'applicant_id as memberId']),
    )
    .with('left', () => deleteMembers())
    .with('hidden', () => deleteAgreements())
    .selectFrom('leaving')
    .select('memberId'),
);

/** Deletes an application that the transaction has locked, and the membership of its applicant. */
export async function removeApplication(tx: Transaction, { id }: { id: number }): Promise<void> {
  await tx.writes.rows(deleteApplication, { id });
}

const deleteOf = statement<TeamPlace>()('applications.removeOf', (db, { noticeId, memberId }) =>
  db.deleteFrom('application').where('notice_id', '=', noticeId).where('applicant_id', '=', memberId).returning('id'),
);

/** Deletes the application of a member who is in the team without one from now on. */
export async function removeApplicationOf(tx: Transaction, place: TeamPlace): Promise<void> {
  await tx.writes.rows(deleteOf, place);
}
