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
 * Finds the viewer's application by its own id or the id of its notice. Both come from one sequence
 * (rest.md: Common to all paths).
 * @returns the id of the application
 * @throws {AppError} NOT_FOUND if the viewer has no such application
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
 * Finds the viewer's application to a notice of this kind. The notice may be hidden from the
 * viewer.
 * @returns the id of the application
 * @throws {AppError} NOT_FOUND if the viewer has no such application
 */
export async function findOwnApplicationIdAt(ctx: Context, noticeId: number, kind: NoticeKind): Promise<number> {
  const row = await ctx.reads.row(ownApplicationIdAt, { noticeId, memberId: requireViewerId(ctx), kind });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

/** True if the application `a` has one of the statuses, or if there are no statuses. */
export function hasStatus(statuses: Expression<readonly ApplicationStatus[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(cardinality(${statuses}::text[]) = 0 or ${STATUS} = any(${statuses}::text[]))`;
}
