import { sql } from 'kysely';
import { insertMemberNotification, type WrittenRow } from '../../notices/notice-contributions.sql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Transaction } from '../../kit/transaction/transaction';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { insertTeamMembers } from '../../teams/membership/membership.sql';
import type { SeatTables } from '../../teams/seats/seat.sql';
import { ApplicationStatus, type ApplicationTables, type DecisionStatus, DECISIONS } from '../application.entity';
import { contributions, insertSeekingEndNotification } from '../application-contributions.sql';

type Tables = ApplicationTables & NoticeStatementTables & SeatTables;

const { variants } = statementsOn<Tables>();

const NOW = sql<Date>`now()`;

/** A decision and the message of the owner, which may be empty. */
export interface Decision {
  status: DecisionStatus;
  message: string;
}

/**
 * Decides about an application that the transaction has locked and checked. An approval adds its
 * applicant to the team.
 */
const updateDecisionStatement = variants<{ id: number; message: string | null }>()(
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
        .with('joined', (q) =>
          insertTeamMembers(
            q
              .selectFrom(['target', 'decided'])
              .select(['noticeId', 'memberId', 'role'])
              .where('decided.status', '=', sql.lit(ApplicationStatus.APPROVED)),
          ),
        )
        .with('change', (q) => q.selectFrom(['target', 'decided']).selectAll())
        .with('ended', (q) =>
          contributions.endSeeking(
            q
              .selectFrom('change')
              .select(['noticeId', 'noticeTitle', 'memberId'])
              .where('change.status', '=', sql.lit(ApplicationStatus.APPROVED)),
          ),
        )
        .with('endings', (q) => insertSeekingEndNotification(q.selectFrom('ended').selectAll()))
        .with('notifications', (q) => insertMemberNotification(`${decision}`, q.selectFrom('change').selectAll()))
        .selectFrom('change')
        .select(['id', 'noticeId'])
        .select(({ selectFrom }) =>
          jsonArrayFrom(selectFrom('notifications').selectAll().unionAll(selectFrom('endings').selectAll())).as(
            'notifications',
          ),
        ),
);

/**
 * Writes a decision about a locked application, with its notification.
 * @throws {Error} of the constraint `seat_free` if an approval finds no seat
 */
export async function updateDecision(
  tx: Transaction,
  id: number,
  { status, message }: Decision,
): Promise<WrittenRow & { noticeId: number }> {
  return tx.writes.one(updateDecisionStatement({ decision: status }), {
    id,
    message: message === '' ? null : message,
  });
}
