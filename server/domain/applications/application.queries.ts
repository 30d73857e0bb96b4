import { type Context, requireViewerId } from '../context';
import type { Stored } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import { ensureModest } from '../kit/paging';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { readOwnNotice } from '../notices/notice.queries';
import type { AnyNotice } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { isApplicant } from './application.policy';
import type { ApplicationView } from './application.view';

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

/** A stretch of the applications to a notice of the viewer's own: `first` rows behind the application `afterId`. */
export interface ApplicationWish {
  noticeId: number;
  afterId: number;
  first: number;
}

/** The applications to notices of the viewer's own, oldest first. */
export const loadApplications = defineLoader<ApplicationWish, ApplicationView[]>(async (ctx, wishes) => {
  ensureModest(wishes);
  const rows = await ctx.reads.rows<ApplicationRow & { wish: number }>(
    `select wish.place::int as wish, ${APPLICATION_COLUMNS}
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality wish (notice_id, after_id, first, place)
     cross join lateral (
       select * from application where notice_id = wish.notice_id and id > wish.after_id order by id limit wish.first
     ) a
     join member m on m.id = a.applicant_id order by a.id`,
    [wishes.map((wish) => wish.noticeId), wishes.map((wish) => wish.afterId), wishes.map((wish) => wish.first)],
  );
  const byWish = Map.groupBy(rows, (row) => row.wish);
  return new Map(wishes.map((wish, index) => [wish, (byWish.get(index + 1) ?? []).map(toApplication)]));
}, []);

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
