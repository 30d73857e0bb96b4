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

/** The stored statuses that a repeated application may replace. LEFT is stored as APPROVED. */
const STORED_REPEATABLE = [ApplicationStatus.APPROVED, ApplicationStatus.EXPIRED];

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** The content of a new application. */
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
 * Inserts the application if the role has a free seat. The transaction has locked the notice and
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

/** The id of a written application, and the rows that the statement wrote for members. */
export interface WrittenApplication {
  id: number;
  written: readonly WrittenForMember[];
}

/**
 * Inserts the viewer's application to a locked notice, with its notification.
 * @returns undefined if the role has no free seat
 * @throws {Error} of the constraint if the member has meanwhile withdrawn or applied
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
 * Deletes the viewer's ended application and departure, so that the viewer may apply again. The
 * transaction has checked the rules.
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

/** Deletes a locked application, and the membership of its applicant. */
export async function removeApplication(tx: Transaction, { id }: { id: number }): Promise<void> {
  await tx.writes.rows(deleteApplication, { id });
}

const deleteOf = statement<TeamPlace>()('applications.removeOf', (db, { noticeId, memberId }) =>
  db.deleteFrom('application').where('notice_id', '=', noticeId).where('applicant_id', '=', memberId).returning('id'),
);

/** Deletes the application of a member who is in the team without it from now on. */
export async function removeApplicationOf(tx: Transaction, place: TeamPlace): Promise<void> {
  await tx.writes.rows(deleteOf, place);
}
