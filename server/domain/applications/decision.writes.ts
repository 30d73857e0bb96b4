import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { literals } from '../../platform/database/expressions';
import { createBuilder } from '../../platform/database/statement-compiler';
import { type Params, statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { memberColumn } from '../members/member.columns';
import { mayWrite } from '../members/member.visibility';
import { ENDED_STATES } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { hasSeat, type SeatTables } from './application.capacity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationDecided } from './application.events';
import { type Applicant, isOfApplicant, type NamedApplication } from './application.lock';
import { DECIDABLE, type DecidedStatus, DECISIONS } from './application.policy';
import type { WrittenApplication } from './application.writes';

type Tables = ApplicationTables & NoticeStatementTables & SeatTables;

const { variants } = statementsOn<Tables>();

/** A decision with what the owner writes about it; empty for nothing. */
export interface Decision {
  status: DecidedStatus;
  message: string;
}

/** What a statement that decides has joined. */
type Joined = { a: Tables['application']; n: Tables['notice'] };

/**
 * Whether nothing but the state of the application refuses the decision: all but a rejection need a
 * notice that is not hidden (`refusalToDecide`), and an approval needs a team and a seat.
 */
function isPossible(decision: DecidedStatus): Expression<SqlBool> {
  if (decision === ApplicationStatus.REJECTED) return sql.lit(true);
  const eb = expressionBuilder<Joined, 'a' | 'n'>();
  const isShown = eb('n.hidden', '=', sql.lit(false));
  if (decision === ApplicationStatus.WAITLISTED) return isShown;
  return eb.and([
    isShown,
    sql<SqlBool>`n.team_state not in (${literals(ENDED_STATES)})`,
    hasSeat(eb.ref('n.id'), eb.ref('a.role')),
  ]);
}

/** Decides on the application that is meant, if nothing refuses it. */
function decisionOn(
  isMeant: Expression<SqlBool>,
  { viewerId, message }: Params<{ viewerId: number; message: string | null }>,
  { decision }: { decision: DecidedStatus },
) {
  const now = sql<Date>`now()`;
  return createBuilder<Tables>()
    .with('target', (q) =>
      q
        .selectFrom('application as a')
        .innerJoin('notice as n', 'n.id', 'a.notice_id')
        .innerJoin('member as m', 'm.id', 'a.applicant_id')
        .select(['a.id', 'a.role', 'a.text', 'a.created_at as createdAt', memberColumn(viewerId).as('applicant')])
        .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId', 'm.id as memberId'])
        .where(isMeant)
        .where('n.owner_id', '=', viewerId)
        .where(mayWrite(viewerId))
        .where(sql<SqlBool>`a.status in (${literals(DECIDABLE[decision])})`)
        .where(isPossible(decision))
        .forUpdate(['n', 'a'])
        .skipLocked(),
    )
    .with('decided', (q) =>
      q
        .updateTable('application')
        .from('target')
        .set({ status: sql.lit(decision), decided_at: now, message: sql<string | null>`${message}::text` })
        .$if(decision === ApplicationStatus.WAITLISTED, (update) => update.set({ waitlisted_at: now }))
        .whereRef('application.id', '=', 'target.id')
        .returning(['decided_at as decidedAt', 'message']),
    )
    .with('change', (q) => q.selectFrom(['target', 'decided']).selectAll())
    .with('written', () => applicationDecided[decision].write())
    .selectFrom('change')
    .select(['id', 'noticeId', 'role', 'text', 'createdAt', 'decidedAt', 'message', 'applicant'])
    .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written'));
}

const OPTIONS = { decision: DECISIONS };

const decideById = variants<{ viewerId: number; message: string | null; id: number }>()(
  'applications.decide',
  OPTIONS,
  (chosen) => (_db, params) => decisionOn(expressionBuilder<Joined, 'a'>()('a.id', '=', params.id), params, chosen),
  ['createdAt', 'decidedAt'],
);

const decideByApplicant = variants<{ viewerId: number; message: string | null } & Applicant>()(
  'applications.decideOf',
  OPTIONS,
  (chosen) => (_db, params) => decisionOn(isOfApplicant(params), params, chosen),
  ['createdAt', 'decidedAt'],
);

/**
 * Writes a decision with its notification, in one statement (docs/decisions/0057-actions-as-one-statement.md).
 * @returns undefined when anything refuses the decision, or another transaction holds the notice
 */
export async function writeDecision(
  ctx: Context,
  named: NamedApplication,
  decision: Decision,
): Promise<WrittenApplication | undefined> {
  const chosen = { decision: decision.status };
  const params = { viewerId: requireViewerId(ctx), message: decision.message === '' ? null : decision.message };
  const row = await (typeof named === 'number'
    ? ctx.writes.row(decideById(chosen), { ...params, id: named })
    : ctx.writes.row(decideByApplicant(chosen), { ...params, ...named }));
  if (!row) return undefined;
  const { written, ...decided } = row;
  return { application: { ...decided, status: decision.status, decideBy: null }, written };
}
