import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import type { NoticeKind } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { STATUS } from './application.contributions';
import type { ApplicationStatus, ApplicationTables } from './application.entity';
import { type Applicant, isOfApplicant } from './application.lock';

type Tables = ApplicationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const ownApplicationId = statement<{ viewerId: number; applicationOrNoticeId: number }>()(
  'applications.ownId',
  (db, { viewerId, applicationOrNoticeId }) =>
    db
      .selectFrom('application')
      .select('id')
      .where('applicant_id', '=', viewerId)
      .where((eb) => eb.or([eb('id', '=', applicationOrNoticeId), eb('notice_id', '=', applicationOrNoticeId)])),
);

/**
 * Finds the id of the viewer's application by its own id or its notice's, which share one sequence
 * (rest.md: Common to all paths).
 * @throws {AppError} NOT_FOUND when the viewer has no such application
 */
export async function findOwnApplicationId(ctx: Context, applicationOrNoticeId: number): Promise<number> {
  const row = await ctx.reads.row(ownApplicationId, { viewerId: requireViewerId(ctx), applicationOrNoticeId });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

const ownApplicationIdAt = statement<Applicant>()('applications.ownIdAt', (db, params) =>
  db
    .selectFrom('application as a')
    .innerJoin('notice as n', 'n.id', 'a.notice_id')
    .select('a.id')
    .where(isOfApplicant(params)),
);

/**
 * Finds the id of the viewer's application to a notice of this kind, whether or not the notice
 * exists for the viewer.
 * @throws {AppError} NOT_FOUND when the viewer has no such application
 */
export async function findOwnApplicationIdAt(ctx: Context, noticeId: number, kind: NoticeKind): Promise<number> {
  const row = await ctx.reads.row(ownApplicationIdAt, { noticeId, memberId: requireViewerId(ctx), kind });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

/** Whether the application `a` has one of the statuses; true without any. */
export function hasStatus(statuses: Expression<readonly ApplicationStatus[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(cardinality(${statuses}::text[]) = 0 or ${STATUS} = any(${statuses}::text[]))`;
}
