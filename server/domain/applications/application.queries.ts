import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { ID_BOUNDS } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import type { Refusal } from '../kit/refusal';
import { memberColumn } from '../members/member.columns';
import { loadSchoolVerified } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { isOwner } from '../notices/notice.policy';
import { loadNotice, readOwnNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { kindsOf, ofKinds } from '../notices/notice.visibility';
import { loadSeats, refusalWithoutSeat } from './application.capacity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { type Applicant, isOfApplicant } from './application.lock';
import { isApplicant, mayApplyAgain, refusalToApply } from './application.policy';
import type { ApplicationView } from './application.view';
import { isVisibleApplication } from './application.visibility';

type Tables = ApplicationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

/** The day by which the application `a` is decided on; null unless it is pending. */
export function decideBy(): RawBuilder<string | null> {
  return sql<string | null>`case when a.status = ${sql.lit(ApplicationStatus.PENDING)} then a.decide_by end`;
}

/** The columns of an application joined as `a` and its applicant joined as `m`, named as in application.view.ts. */
export const applicationColumns = (viewerId: Expression<number>) =>
  [
    'a.id',
    'a.notice_id as noticeId',
    'a.status',
    'a.role',
    'a.text',
    'a.created_at as createdAt',
    'a.decided_at as decidedAt',
    decideBy().as('decideBy'),
    'a.message',
    memberColumn(viewerId).as('applicant'),
  ] as const;

export const APPLICATION_TIMES = ['createdAt', 'decidedAt'] as const;

/** Selects applications with their applicants, for statements that add a condition. */
function applications(viewerId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.id', 'a.applicant_id')
    .select(() => applicationColumns(viewerId));
}

/** An application that exists for the viewer. */
const applicationById = statement<{ viewerId: number; id: number }>()(
  'applications.byId',
  (_db, { viewerId, id }) =>
    applications(viewerId)
      .innerJoin('notice as n', 'n.id', 'a.notice_id')
      .where('a.id', '=', id)
      .where(isVisibleApplication(viewerId)),
  APPLICATION_TIMES,
);

function readById(ctx: Context, viewerId: number, id: number): Promise<ApplicationView | undefined> {
  return ctx.reads.row(applicationById, { viewerId, id });
}

/**
 * Reads one application, for its applicant and the notice's owner (rules.md: Who sees and does what).
 * @throws {AppError} NOT_FOUND, or FORBIDDEN for any other member of the school
 */
export async function readApplication(ctx: Context, id: number): Promise<ApplicationView> {
  const viewer = { id: requireViewerId(ctx) };
  const application = await readById(ctx, viewer.id, id);
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
  const application = await readById(ctx, viewer.id, id);
  if (!application || isApplicant(viewer, application)) return application ?? null;
  const notice = await loadNotice(ctx, application.noticeId);
  return notice && isOwner(viewer, notice) ? application : null;
}

/** REST has no pages of applicants, so this limits the length of their list. */
const MAX_APPLICANTS = 1_000;

const applicationsOfNotice = statement<{ viewerId: number; noticeId: number }>()(
  'applications.ofNotice',
  (_db, { viewerId, noticeId }) =>
    applications(viewerId).where('a.notice_id', '=', noticeId).orderBy('a.id').limit(sql.lit(MAX_APPLICANTS)),
  APPLICATION_TIMES,
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
  return {
    notice,
    applications: await ctx.reads.rows(applicationsOfNotice, { viewerId: requireViewerId(ctx), noticeId }),
  };
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

const applicationsOfMember = statement<{ memberId: number; noticeIds: readonly number[] }>()(
  'applications.ofMember',
  (db, { memberId, noticeIds }) =>
    applications(memberId).where('a.applicant_id', '=', memberId).where('a.notice_id', '=', db.fn.any(noticeIds)),
  APPLICATION_TIMES,
);

/** Loads the viewer's own application to a notice; null without one. */
export const loadViewerApplication = defineLoader<number, ApplicationView | null>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(applicationsOfMember, { memberId: requireViewerId(ctx), noticeIds });
  return new Map(rows.map((application) => [application.noticeId, application]));
}, null);

/** Whether the application `a` has one of the statuses; true without any. */
function hasStatus(statuses: Expression<readonly ApplicationStatus[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(cardinality(${statuses}::text[]) = 0 or a.status = any(${statuses}::text[]))`;
}

const viewerApplications = statement<{
  viewerId: number;
  kinds: readonly NoticeKind[];
  statuses: readonly ApplicationStatus[];
  before: number;
  first: number;
}>()(
  'applications.ofViewer',
  (_db, { viewerId, kinds, statuses, before, first }) =>
    applications(viewerId)
      .innerJoin('notice as n', 'n.id', 'a.notice_id')
      .where('a.applicant_id', '=', viewerId)
      .where(isVisibleApplication(viewerId))
      .where(ofKinds(kinds))
      .where(hasStatus(statuses))
      .where('a.id', '<', before)
      .orderBy('a.id', 'desc')
      .limit(first),
  APPLICATION_TIMES,
);

/** A part of the viewer's applications: at most `first`, the newest of those with an id below `before`. */
interface ViewerApplicationsParams {
  kind?: NoticeKind | null;
  statuses: readonly ApplicationStatus[];
  before: number;
  first: number;
}

/**
 * Reads the viewer's own applications, the newest first. Applications that are over are left out if
 * their notice does not exist for the viewer any more.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readViewerApplications(
  ctx: Context,
  { kind, statuses, before, first }: ViewerApplicationsParams,
): Promise<ApplicationView[]> {
  const viewerId = requireViewerId(ctx);
  return ctx.reads.rows(viewerApplications, { viewerId, kinds: kindsOf(kind), statuses, before, first });
}

/** REST has no pages of own applications, so this limits the length of their list. */
const MAX_OWN_APPLICATIONS = 1_000;

/**
 * Reads all of the viewer's own applications to notices of a kind, as {@link
 * readViewerApplications}, for REST.
 * @throws {AppError} UNAUTHENTICATED
 */
export function readAllViewerApplications(ctx: Context, kind: NoticeKind): Promise<ApplicationView[]> {
  return readViewerApplications(ctx, { kind, statuses: [], before: ID_BOUNDS.max, first: MAX_OWN_APPLICATIONS });
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
  const application = await loadViewerApplication(ctx, notice.id);
  const hasApplied = application !== null && !mayApplyAgain(application);
  let refusal = refusalWith(hasApplied, false);
  if (refusal === 'SCHOOL_UNVERIFIED') refusal = refusalWith(hasApplied, await loadSchoolVerified(ctx, memberId));
  return refusal ?? refusalWithoutSeat(await loadSeats(ctx, notice.id));
}
