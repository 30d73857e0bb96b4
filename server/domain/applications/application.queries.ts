import { type Context, requireViewerId } from '../context';
import type { Stored } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import { defineNestedPageLoader, type NestedPageParams, nestedPages, rowsOfPage } from '../kit/nested-pages';
import { statementsOn } from '../../platform/database/statement';
import { memberColumn } from '../members/member.queries';
import type { MemberTables } from '../members/member.entity';
import type { ApplicationTables } from './application.entity';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { readOwnNotice } from '../notices/notice.queries';
import type { AnyNotice } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { isApplicant } from './application.policy';
import type { ApplicationView } from './application.view';

type Tables = ApplicationTables & MemberTables;

const { statement } = statementsOn<Tables>();

/** An application joined as `a` with its applicant joined as `m`, as its view has it. */
const applicationColumns = () =>
  [
    'a.id',
    'a.notice_id as noticeId',
    'a.status',
    'a.role',
    'a.text',
    'a.created_at as createdAt',
    'a.decided_at as decidedAt',
    memberColumn().as('applicant'),
  ] as const;

const TIMES = ['createdAt', 'decidedAt'] as const;

const APPLICATION_COLUMNS = `a.id, a.notice_id as "noticeId", a.status, a.role, a.text, a.created_at as "createdAt",
  a.decided_at as "decidedAt", ${MEMBER_COLUMNS}`;

type ApplicationRow = Stored<Omit<ApplicationView, 'applicant'>> & MemberRow;

/** The application of a row; whatever else the row holds stays behind. */
function toApplication(row: ApplicationRow): ApplicationView {
  return {
    id: row.id,
    noticeId: row.noticeId,
    status: row.status,
    role: row.role,
    text: row.text,
    createdAt: new Date(row.createdAt),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
    applicant: toMember(row),
  };
}

/**
 * One application, for its applicant and the notice's owner.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN for anybody else at the school.
 */
export async function readApplication(ctx: Context, id: number): Promise<ApplicationView> {
  const viewer = { id: requireViewerId(ctx) };
  const row = await ctx.reads.row<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application a join member m on m.id = a.applicant_id where a.id = $1`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  const application = toApplication(row);
  if (isApplicant(viewer, application)) return application;
  await readOwnNotice(ctx, application.noticeId);
  return application;
}

/** More applicants than this are not listed at once. */
const MOST_APPLICANTS = 1_000;

/**
 * The notice and its applications, oldest first. Owner only.
 * @throws {AppError} NOT_FOUND or FORBIDDEN
 */
export async function readApplicants(
  ctx: Context,
  noticeId: number,
  kind?: NoticeKind,
): Promise<{ notice: AnyNotice; applications: ApplicationView[] }> {
  const notice = await readOwnNotice(ctx, noticeId, kind);
  const rows = await ctx.reads.rows<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application a join member m on m.id = a.applicant_id
     where a.notice_id = $1 order by a.id limit ${MOST_APPLICANTS}`,
    [noticeId],
  );
  return { notice, applications: rows.map(toApplication) };
}

/**
 * The id of the viewer's application, named by itself or by the notice: they share one sequence (rest.md).
 * @throws {AppError} NOT_FOUND when the viewer has no such application.
 */
export async function findOwnApplicationId(ctx: Context, applicationOrNoticeId: number): Promise<number> {
  const row = await ctx.reads.row<{ id: number }>(
    'select id from application where applicant_id = $1 and (id = $2 or notice_id = $2)',
    [requireViewerId(ctx), applicationOrNoticeId],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

/**
 * The id of a member's application to the viewer's own notice, as old clients name it.
 * @throws {AppError} NOT_FOUND or FORBIDDEN
 */
export async function findApplicationId(
  ctx: Context,
  noticeId: number,
  memberId: number,
  kind: NoticeKind,
): Promise<number> {
  await readOwnNotice(ctx, noticeId, kind);
  const row = await ctx.reads.row<{ id: number }>(
    'select id from application where notice_id = $1 and applicant_id = $2',
    [noticeId, memberId],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

/** The viewer's own application to a notice. */
export const loadMyApplication = defineLoader<number, ApplicationView | null>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application a join member m on m.id = a.applicant_id
     where a.applicant_id = $1 and a.notice_id = any ($2::int[])`,
    [requireViewerId(ctx), noticeIds],
  );
  return new Map(rows.map((row) => [row.noticeId, toApplication(row)]));
}, null);

const applicationPages = statement<NestedPageParams>()(
  'applications.pages',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoinLateral(
        (eb) => rowsOfPage(eb.selectFrom('application').selectAll(), 'notice_id').as('a'),
        (join) => join.onTrue(),
      )
      .innerJoin('member as m', 'm.id', 'a.applicant_id')
      .select('page.index as pageIndex')
      .select(applicationColumns)
      .orderBy('a.id'),
  TIMES,
);

/** The applications to notices of the viewer's own, oldest first. */
export const loadApplications = defineNestedPageLoader<ApplicationView>(applicationPages);

/** How many applied to a notice, and how many of them are approved by role. */
export interface ApplicationCounts {
  applied: number;
  approved: number;
  roles: Record<Role, number>;
}

const NOBODY: ApplicationCounts = { applied: 0, approved: 0, roles: { FRONTEND: 0, BACKEND: 0, DESIGNER: 0 } };

/** The counts of notices' applications. */
export const loadCounts = defineLoader<number, ApplicationCounts>(async (ctx, noticeIds) => {
  const approvedAs = (role: Role): string =>
    `count(*) filter (where status = 'APPROVED' and role = '${role}')::int as "${role}"`;
  const rows = await ctx.reads.rows<{ id: number; applied: number; approved: number } & Record<Role, number>>(
    `select notice_id as id, count(*)::int as applied, count(*) filter (where status = 'APPROVED')::int as approved,
       ${Object.values(Role).map(approvedAs).join(', ')}
     from application where notice_id = any ($1::int[]) group by notice_id`,
    [noticeIds],
  );
  return new Map(rows.map(({ id, applied, approved, ...roles }) => [id, { applied, approved, roles }]));
}, NOBODY);
