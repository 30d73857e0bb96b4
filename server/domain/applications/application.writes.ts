import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { literals } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction';
import { viewerInRow } from '../kit/viewer-id';
import { memberColumn } from '../members/member.columns';
import type { WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import { hasSeat, type SeatTables } from './application.capacity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationReceived } from './application.events';
import { REPEATABLE } from './application.policy';
import type { ApplicationView } from './application.view';

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
 * Writes the application if a seat is free. The transaction has locked the notice and checked
 * everything else.
 */
const insertApplication = statement<ApplicationParams>()(
  'applications.add',
  (db, params) => {
    const { noticeId, role, text } = params;
    const viewerId = viewerInRow('m', params.viewerId);
    return db
      .with('target', (q) =>
        q
          .selectFrom('notice as n')
          // Without the member's row, the foreign key refuses the application.
          .leftJoin('member as m', (join) => join.on('m.id', '=', params.viewerId))
          .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
          .select([sql<Role | null>`${role}::text`.as('role'), sql<number>`${params.viewerId}::int`.as('memberId')])
          .select(() => memberColumn(viewerId).as('applicant'))
          .where('n.id', '=', noticeId)
          .where(hasSeat(noticeId, role)),
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
          .returning(['id', 'text', 'created_at as createdAt', 'decide_by as decideBy']),
      )
      .with('change', (q) => q.selectFrom(['target', 'added']).selectAll())
      .with('written', () => applicationReceived.write())
      .selectFrom('change')
      .select(['id', 'noticeId', 'role', 'text', 'createdAt', 'decideBy', 'applicant'])
      .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written'));
  },
  ['createdAt'],
);

/** An application that a statement wrote, and what the statement wrote for members. */
export interface WrittenApplication {
  application: ApplicationView;
  written: readonly WrittenForMember[];
}

/**
 * Writes the viewer's application to a locked notice, with its notification.
 * @returns undefined when no seat is free
 * @throws {Error} of the constraint when the member has withdrawn or applied meanwhile
 */
export async function addApplication(
  tx: Transaction,
  noticeId: number,
  content: NewApplication,
): Promise<WrittenApplication | undefined> {
  const row = await tx.writes.row(insertApplication, { viewerId: requireViewerId(tx), noticeId, ...content });
  if (!row) return undefined;
  const { written, ...added } = row;
  return { application: { ...added, status: ApplicationStatus.PENDING, decidedAt: null, message: null }, written };
}

const deleteRepeatable = statement<{ noticeId: number; memberId: number }>()(
  'applications.removeRepeatable',
  (db, params) =>
    db
      .deleteFrom('application')
      .where('notice_id', '=', params.noticeId)
      .where('applicant_id', '=', params.memberId)
      .where(sql<SqlBool>`status in (${literals(REPEATABLE)})`)
      .returning('id'),
);

/** Removes the application after which a member may apply again. Returns whether there was one. */
export async function removeRepeatable(tx: Transaction, noticeId: number, memberId: number): Promise<boolean> {
  return (await tx.writes.row(deleteRepeatable, { noticeId, memberId })) !== undefined;
}
