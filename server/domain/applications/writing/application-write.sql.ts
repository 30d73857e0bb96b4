import { sql, type SqlBool } from 'kysely';
import { literals } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { requireViewerId } from '../../context';
import { isAllowed } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { INSERTED_NOTIFICATIONS } from '../../notices/inserted-notifications.sql';
import { insertMemberNotification, type WrittenRow } from '../../notices/notice-contributions.sql';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import type { QuestionTables } from '../../notices/questions/question.entity';
import type { SharedProfile } from '../../profiles/shared-profile.entity';
import { copyOfProfile } from '../../profiles/profile.sql';
import type { Role } from '../../profiles/role.entity';
import { deleteDeparture, endMemberships } from '../../teams/membership/membership.sql';
import type { SeatTables } from '../../teams/seats/seat.sql';
import { denyTakingSeat } from '../../teams/seats/seat.rules';
import type { MembershipKey } from '../../teams/team.entity';
import { ApplicationStatus, type ApplicationTables } from '../application.entity';
import type { AnswerTables } from '../answers/answer.entity';
import { contributions } from '../application-contributions.sql';

/**
 * Stored statuses that a repeated application may replace. LEFT and REMOVED are stored as APPROVED
 * with a departure. The check of applying has excluded REMOVED.
 */
const STORED_REPEATABLE = [ApplicationStatus.APPROVED, ApplicationStatus.EXPIRED];

const { statement } = statementsOn<
  ApplicationTables & AnswerTables & NoticeStatementTables & QuestionTables & SeatTables
>();

/** An answer to a question of the notice. */
export interface Answer {
  questionId: number;
  text: string;
}

/** Content of a new application. */
export interface ApplicationContent {
  /** Required for a project, ignored for a study. */
  role?: Role | null;
  text: string;
  /** Undefined over REST, also if the notice has questions. */
  answers?: readonly Answer[];
  /** True to copy the team profile of the applicant into it. */
  sendProfile?: boolean;
}

interface ApplicationParams {
  viewerId: number;
  noticeId: number;
  role: Role | null;
  text: string;
  /** The {@link Answer}s as JSON. */
  answers: string;
  sendProfile: boolean;
}

/**
 * Inserts the application if the role has a free seat. The transaction has locked the notice and
 * checked everything else.
 */
const insertApplicationStatement = statement<ApplicationParams>()('applications.add', (db, params) => {
  const { viewerId, noticeId, role, text, answers, sendProfile } = params;
  return db
    .with('target', (q) =>
      q
        .selectFrom('notice as n')
        .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
        .select([sql<Role | null>`${role}::text`.as('role'), sql<number>`${viewerId}::int`.as('memberId')])
        .where('n.id', '=', noticeId)
        .where(isAllowed(denyTakingSeat(sql`${role}::text`))),
    )
    .with('accepted', (q) => contributions.acceptOffer(q.selectFrom('target').select(['noticeId', 'memberId'])))
    .with('added', (q) =>
      q
        .insertInto('application')
        .columns(['notice_id', 'applicant_id', 'role', 'text', 'profile', 'status', 'offered'])
        .expression((eb) =>
          eb
            .selectFrom('target')
            .select(['noticeId', 'memberId', 'role', sql<string>`${text}::text`.as('text')])
            .select(
              sql<SharedProfile | null>`case when ${sendProfile}::boolean then ${copyOfProfile(viewerId)} end`.as(
                'profile',
              ),
            )
            .select(sql.lit(ApplicationStatus.PENDING).as('status'))
            .select(({ exists, selectFrom }) => exists(selectFrom('accepted').select('id')).as('offered')),
        )
        .returning('id'),
    )
    .with('answered', (q) =>
      q
        .insertInto('application_answer')
        .columns(['application_id', 'position', 'question', 'text'])
        .expression((eb) =>
          eb
            .selectFrom('added')
            .innerJoin('notice_question as nq', (join) => join.on('nq.notice_id', '=', noticeId))
            .innerJoin(
              sql<Answer>`json_to_recordset(${answers}::json)`.as<'given'>(sql`given ("questionId" int, text text)`),
              'given.questionId',
              'nq.id',
            )
            .select(['added.id', 'nq.position', 'nq.text', 'given.text as answer']),
        ),
    )
    .with('change', (q) => q.selectFrom(['target', 'added']).selectAll())
    .with('notifications', (q) => insertMemberNotification('APPLIED', q.selectFrom('change').selectAll()))
    .selectFrom('change')
    .select('id')
    .select(INSERTED_NOTIFICATIONS);
});

/**
 * Inserts the viewer's application to a locked notice, with its notification.
 * @returns undefined if the role has no free seat
 * @throws {Error} of the constraint if the member has meanwhile withdrawn or applied
 */
export async function insertApplication(
  tx: Transaction,
  noticeId: number,
  { role, text, answers = [], sendProfile = false }: ApplicationContent & { role: Role | null },
): Promise<WrittenRow | undefined> {
  return tx.writes.row(insertApplicationStatement, {
    viewerId: requireViewerId(tx),
    noticeId,
    role,
    text,
    answers: JSON.stringify(answers),
    sendProfile,
  });
}

/**
 * Deletes the viewer's ended application and departure, so that the viewer may apply again. The
 * transaction has checked the rules.
 */
export const deleteRepeatableApplication = statement<MembershipKey>()(
  'applications.deleteRepeatable',
  (db, { noticeId, memberId }) =>
    db
      .with('departure', () => deleteDeparture(noticeId, memberId))
      .deleteFrom('application')
      .where('notice_id', '=', noticeId)
      .where('applicant_id', '=', memberId)
      .where(sql<SqlBool>`status in (${literals(STORED_REPEATABLE)})`)
      .returning('id'),
);

/** Deletes a locked application, and the membership of its applicant. */
export const deleteApplication = statement<{ id: number }>()('applications.delete', (db, { id }) =>
  endMemberships(
    db.deleteFrom('application').where('id', '=', id).returning(['notice_id as noticeId', 'applicant_id as memberId']),
  )
    .selectFrom('leaving')
    .select('memberId'),
);

/** Deletes the application of a member who joined by an invitation or became the owner. */
export const deleteApplicationOf = statement<MembershipKey>()('applications.deleteOf', (db, { noticeId, memberId }) =>
  db.deleteFrom('application').where('notice_id', '=', noticeId).where('applicant_id', '=', memberId).returning('id'),
);
