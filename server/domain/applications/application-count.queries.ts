import { type Expression, expressionBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { type ApplicationTables, ApplicationStatus } from './application.entity';
import { isVisibleApplication } from './application.visibility';

type Tables = ApplicationTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const PENDING = sql.lit(ApplicationStatus.PENDING);

/** Selects from applications, as `a`. */
function applications() {
  return expressionBuilder<Tables>().selectFrom('application as a').select('a.id').limit(sql.lit(MAX_OWN_COUNT));
}

/**
 * Selects the viewer's applications, those that their list has (application.queries.ts:
 * readViewerApplications).
 */
function ownApplications(viewerId: ViewerId) {
  return applications()
    .innerJoin('notice as n', 'n.id', 'a.notice_id')
    .where('a.applicant_id', '=', viewerId)
    .where(isVisibleApplication(viewerId));
}

/** Selects the number of the viewer's applications. */
export function sentBy(viewerId: ViewerId) {
  return expressionBuilder<Tables>().selectFrom(ownApplications(viewerId).as('sent')).select(countOfRows().as('count'));
}

/** Selects the number of the viewer's applications that nobody has decided. */
export function pendingOf(viewerId: ViewerId) {
  return expressionBuilder<Tables>()
    .selectFrom(ownApplications(viewerId).where('a.status', '=', PENDING).as('pending'))
    .select(countOfRows().as('count'));
}

/** Selects the number of applications to the viewer's notices that the viewer has not decided. */
export function toDecideBy(viewerId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom(
      applications()
        .innerJoin('notice as n', 'n.id', 'a.notice_id')
        .where('n.owner_id', '=', viewerId)
        .where('a.status', '=', PENDING)
        .as('received'),
    )
    .select(countOfRows().as('count'));
}

const sentCount = statement<{ viewerId: number }>()('applications.sentCount', (_db, { viewerId }) => sentBy(viewerId));
const pendingCount = statement<{ viewerId: number }>()('applications.pendingCount', (_db, { viewerId }) =>
  pendingOf(viewerId),
);
const toDecideCount = statement<{ viewerId: number }>()('applications.toDecideCount', (_db, { viewerId }) =>
  toDecideBy(viewerId),
);

async function count(ctx: Context, counting: typeof toDecideCount): Promise<number> {
  return (await ctx.reads.row(counting, { viewerId: requireViewerId(ctx) }))?.count ?? 0;
}

/** Counts the viewer's applications, up to {@link MAX_OWN_COUNT}. */
export const countSent = (ctx: Context): Promise<number> => count(ctx, sentCount);

/** Counts the viewer's applications that nobody has decided, up to {@link MAX_OWN_COUNT}. */
export const countPending = (ctx: Context): Promise<number> => count(ctx, pendingCount);

/** Counts the applications to the viewer's notices that the viewer has not decided, up to {@link MAX_OWN_COUNT}. */
export const countToDecide = (ctx: Context): Promise<number> => count(ctx, toDecideCount);

const undecidedOfNotices = statement<{ noticeIds: readonly number[]; status: ApplicationStatus }>()(
  'applications.undecidedOfNotices',
  (db, { noticeIds, status }) =>
    db
      .selectFrom('application')
      .select(['notice_id as noticeId', countOfRows().as('count')])
      .where('notice_id', '=', db.fn.any(noticeIds))
      .where('status', '=', status)
      .groupBy('notice_id'),
);

function defineCountLoader(status: ApplicationStatus) {
  return defineLoader<number, number>(async (ctx, noticeIds) => {
    const rows = await ctx.reads.rows(undecidedOfNotices, { noticeIds, status });
    return new Map(rows.map((row) => [row.noticeId, row.count]));
  }, 0);
}

/** Loads how many applications to a notice are pending. The caller checks that the viewer owns the notice. */
export const loadPendingCount = defineCountLoader(ApplicationStatus.PENDING);

/** Loads how many applications to a notice are on the waiting list. The caller checks that the viewer owns the notice. */
export const loadWaitlistedCount = defineCountLoader(ApplicationStatus.WAITLISTED);
