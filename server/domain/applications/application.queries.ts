import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Context, requireViewerId } from '../context';
import { AppError } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import { defineNestedPageLoader, type NestedPageParams, nestedPages, rowsOfPage } from '../kit/nested-pages';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { memberColumn } from '../members/member.columns';
import type { MemberTables } from '../members/member.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import './application.contributions';
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

/** Applications with their applicants, for statements that say which. */
function applications() {
  return expressionBuilder<Tables>()
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.id', 'a.applicant_id')
    .select(applicationColumns);
}

const applicationById = statement<{ id: number }>()(
  'applications.byId',
  (_db, { id }) => applications().where('a.id', '=', id),
  TIMES,
);

/**
 * One application, for its applicant and the notice's owner.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN for anybody else at the school.
 */
export async function readApplication(ctx: Context, id: number): Promise<ApplicationView> {
  const viewer = { id: requireViewerId(ctx) };
  const application = await ctx.reads.row(applicationById, { id });
  if (!application) throw new AppError('NOT_FOUND');
  if (!isApplicant(viewer, application)) await readOwnNotice(ctx, application.noticeId);
  return application;
}

/** More applicants than this are not listed at once. */
const MAX_APPLICANTS = 1_000;

const applicationsOfNotice = statement<{ noticeId: number }>()(
  'applications.ofNotice',
  (_db, { noticeId }) =>
    applications().where('a.notice_id', '=', noticeId).orderBy('a.id').limit(sql.lit(MAX_APPLICANTS)),
  TIMES,
);

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
  return { notice, applications: await ctx.reads.rows(applicationsOfNotice, { noticeId }) };
}

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
 * The id of the viewer's application, named by itself or by the notice: they share one sequence (rest.md).
 * @throws {AppError} NOT_FOUND when the viewer has no such application.
 */
export async function findOwnApplicationId(ctx: Context, applicationOrNoticeId: number): Promise<number> {
  const row = await ctx.reads.row(ownApplicationId, { viewerId: requireViewerId(ctx), applicationOrNoticeId });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

const applicationId = statement<{ noticeId: number; memberId: number }>()(
  'applications.idOf',
  (db, { noticeId, memberId }) =>
    db.selectFrom('application').select('id').where('notice_id', '=', noticeId).where('applicant_id', '=', memberId),
);

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
  const row = await ctx.reads.row(applicationId, { noticeId, memberId });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

const applicationsOfMember = statement<{ memberId: number; noticeIds: readonly number[] }>()(
  'applications.ofMember',
  (db, { memberId, noticeIds }) =>
    applications().where('a.applicant_id', '=', memberId).where('a.notice_id', '=', db.fn.any(noticeIds)),
  TIMES,
);

/** The viewer's own application to a notice. */
export const loadMyApplication = defineLoader<number, ApplicationView | null>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(applicationsOfMember, { memberId: requireViewerId(ctx), noticeIds });
  return new Map(rows.map((application) => [application.noticeId, application]));
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

/** How many applied to a notice, and how many of them are approved, in all and by role. */
export interface ApplicationCounts {
  applied: number;
  approved: number;
  roles: Record<Role, number>;
}

const NOBODY: ApplicationCounts = { applied: 0, approved: 0, roles: { FRONTEND: 0, BACKEND: 0, DESIGNER: 0 } };

const countsOfNotices = statement<{ noticeIds: readonly number[] }>()('applications.counts', (db, { noticeIds }) =>
  db
    .selectFrom('application')
    .where('notice_id', '=', db.fn.any(noticeIds))
    .groupBy('notice_id')
    .select((eb) => {
      const approved = eb('status', '=', sql.lit(ApplicationStatus.APPROVED));
      const approvedAs = (role: Role) =>
        sql<number>`count(*) filter (where ${eb.and([approved, eb('role', '=', sql.lit(role))])})::int`;
      return [
        'notice_id as noticeId',
        countOfRows().as('applied'),
        sql<number>`count(*) filter (where ${approved})::int`.as('approved'),
        jsonBuildObject({
          FRONTEND: approvedAs(Role.FRONTEND),
          BACKEND: approvedAs(Role.BACKEND),
          DESIGNER: approvedAs(Role.DESIGNER),
        }).as('roles'),
      ];
    }),
);

/** The counts of notices' applications. */
export const loadCounts = defineLoader<number, ApplicationCounts>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(countsOfNotices, { noticeIds });
  return new Map(rows.map((counts) => [counts.noticeId, counts]));
}, NOBODY);
