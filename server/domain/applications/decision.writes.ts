import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { insertMembers } from '../teams/membership.writes';
import type { SeatTables } from '../teams/seat.capacity';
import { ApplicationStatus, type ApplicationTables, type DecidedStatus, DECISIONS } from './application.entity';
import { applicationDecided } from './application.events';
import type { WrittenApplication } from './application.writes';

type Tables = ApplicationTables & NoticeStatementTables & SeatTables;

const { variants } = statementsOn<Tables>();

const NOW = sql<Date>`now()`;

/** A decision and the message of the owner, which may be empty. */
export interface Decision {
  status: DecidedStatus;
  message: string;
}

/**
 * Decides about an application that the transaction has locked and checked. An approval adds its
 * applicant to the team.
 */
const decide = variants<{ id: number; message: string | null }>()(
  'applications.decide',
  { decision: DECISIONS },
  ({ decision }) =>
    (db, { id, message }) =>
      db
        .with('target', (q) =>
          q
            .selectFrom('application as a')
            .innerJoin('notice as n', 'n.id', 'a.notice_id')
            .select(['a.id', 'a.applicant_id as memberId', 'a.role'])
            .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
            .where('a.id', '=', id),
        )
        .with('decided', (q) =>
          q
            .updateTable('application')
            .from('target')
            .set({ status: sql.lit(decision), decided_at: NOW, message: sql<string | null>`${message}::text` })
            .$if(decision === ApplicationStatus.WAITLISTED, (update) => update.set({ waitlisted_at: NOW }))
            .whereRef('application.id', '=', 'target.id')
            .returning(['message', 'status']),
        )
        .with('joining', (q) =>
          q
            .selectFrom(['target', 'decided'])
            .select(['noticeId', 'memberId', 'role'])
            .where('decided.status', '=', sql.lit(ApplicationStatus.APPROVED)),
        )
        .with('joined', () => insertMembers())
        .with('change', (q) => q.selectFrom(['target', 'decided']).selectAll())
        .with('written', () => applicationDecided[decision].write())
        .selectFrom('change')
        .select(['id', 'noticeId'])
        .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written')),
);

/**
 * Writes a decision about a locked application, with its notification.
 * @throws {Error} of the constraint `seat_free` if an approval finds no seat
 */
export async function writeDecision(
  tx: Transaction,
  id: number,
  { status, message }: Decision,
): Promise<WrittenApplication & { noticeId: number }> {
  const row = await tx.writes.row(decide({ decision: status }), { id, message: message === '' ? null : message });
  if (!row) throw new Error('A locked application is missing.');
  return row;
}
