import { expressionBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import { defineNestedPageLoader, type NestedPageParams, nestedPages, rowsOfPage } from '../kit/nested-pages';
import type { Refusal } from '../kit/refusal';
import { memberColumn } from '../members/member.columns';
import { loadSchoolVerified } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { isOwner } from '../notices/notice.policy';
import { loadNotice, readOwnNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { kindsOf, ofKinds } from '../notices/notice.visibility';
import type { ApplicationTables } from './application.entity';
import { isApplicant, refusalToApply } from './application.policy';
import type { ApplicationView } from './application.view';

type Tables = ApplicationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

/** The columns of an application joined as `a` and its applicant joined as `m`, named as in application.view.ts. */
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

/** Selects applications with their applicants, for statements that add a condition. */
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
 * Reads one application, for its applicant and the notice's owner (rules.md: Who sees and does what).
 * @throws {AppError} NOT_FOUND, or FORBIDDEN for any other member of the school
 */
export async function readApplication(ctx: Context, id: number): Promise<ApplicationView> {
  const viewer = { id: requireViewerId(ctx) };
  const application = await ctx.reads.row(applicationById, { id });
  if (!application) throw new AppError('NOT_FOUND');
  if (!isApplicant(viewer, application)) await readOwnNotice(ctx, application.noticeId);
  return application;
}

/**
 * Finds one application; null for everybody but its applicant and the notice's owner.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function findApplication(ctx: Context, id: number): Promise<ApplicationView | null> {
  const viewer = { id: requireViewerId(ctx) };
  const application = await ctx.reads.row(applicationById, { id });
  if (!application || isApplicant(viewer, application)) return application ?? null;
  const notice = await loadNotice(ctx, application.noticeId);
  return notice && isOwner(viewer, notice) ? application : null;
}

/** REST has no pages of applicants, so this limits the length of their list. */
const MAX_APPLICANTS = 1_000;

const applicationsOfNotice = statement<{ noticeId: number }>()(
  'applications.ofNotice',
  (_db, { noticeId }) =>
    applications().where('a.notice_id', '=', noticeId).orderBy('a.id').limit(sql.lit(MAX_APPLICANTS)),
  TIMES,
);

/**
 * Reads the viewer's own notice and its applications, the oldest first, for REST.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when the notice is somebody else's
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
 * Finds the id of the viewer's application by its own id or its notice's, which share one sequence
 * (rest.md: Common to all paths).
 * @throws {AppError} NOT_FOUND when the viewer has no such application
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
 * Finds the id of a member's application to the viewer's own notice (rest.md: Path by path).
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when the notice is somebody else's
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

/** Loads the viewer's own application to a notice; null without one. */
export const loadViewerApplication = defineLoader<number, ApplicationView | null>(async (ctx, noticeIds) => {
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

/** Loads pages of a notice's applications, the oldest first. The caller checks that the viewer owns the notice. */
export const loadApplications = defineNestedPageLoader<ApplicationView>(applicationPages);

const viewerApplications = statement<{
  viewerId: number;
  kinds: readonly NoticeKind[];
  before: number;
  first: number;
}>()(
  'applications.ofViewer',
  (_db, { viewerId, kinds, before, first }) =>
    applications()
      .innerJoin('notice as n', 'n.id', 'a.notice_id')
      .where('a.applicant_id', '=', viewerId)
      .where(ofKinds(kinds))
      .where('a.id', '<', before)
      .orderBy('a.id', 'desc')
      .limit(first),
  TIMES,
);

/** A part of the viewer's applications: at most `first`, the newest of those with an id below `before`. */
interface ViewerApplicationsParams {
  kind?: NoticeKind | null;
  before: number;
  first: number;
}

/**
 * Reads the viewer's own applications, the newest first. An application makes its notice visible to the viewer, so no condition is
 * needed for that.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readViewerApplications(
  ctx: Context,
  { kind, before, first }: ViewerApplicationsParams,
): Promise<ApplicationView[]> {
  return ctx.reads.rows(viewerApplications, { viewerId: requireViewerId(ctx), kinds: kindsOf(kind), before, first });
}

/**
 * Reads why the viewer may not apply now. The application and the school are read only where they matter.
 * @returns null when they may
 */
export async function readRefusalToApply(ctx: Context, notice: AnyNotice): Promise<Refusal> {
  const { memberId } = ctx.session;
  if (memberId === null) return 'UNAUTHENTICATED';
  const refusalWith = (hasApplied: boolean, schoolVerified: boolean): Refusal =>
    refusalToApply({ id: memberId, hasApplied, schoolVerified }, notice, ctx.env.SCHOOL_PROOF);
  if (isOwner({ id: memberId }, notice)) return refusalWith(false, false);
  const hasApplied = (await loadViewerApplication(ctx, notice.id)) !== null;
  const refusal = refusalWith(hasApplied, false);
  if (refusal !== 'SCHOOL_UNVERIFIED') return refusal;
  return refusalWith(hasApplied, await loadSchoolVerified(ctx, memberId));
}
