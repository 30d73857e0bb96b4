import { sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import { ensureReadable, type NestedPage } from '../kit/nested-pages';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { APPLICATION_TIMES, applicationColumns } from './application.queries';
import type { ApplicationView } from './application.view';

/** A page of the applications to a notice. */
interface ApplicationPage extends NestedPage {
  /** The statuses that they have; any without one. */
  statuses: readonly ApplicationStatus[];
  /** The role that they are for; null for any. */
  role: Role | null;
}

/** The pages, column by column. The statuses of a page are joined by commas, because an array has rows of one length. */
interface PageParams {
  viewerId: number;
  parentIds: number[];
  afterIds: number[];
  firsts: number[];
  statuses: string[];
  roles: (Role | null)[];
}

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables>();

const applicationPages = statement<PageParams>()(
  'applications.pages',
  (db, { viewerId, parentIds, afterIds, firsts, statuses, roles }) =>
    db
      .selectFrom(
        sql<{ index: number }>`unnest(
          ${parentIds}::int[], ${afterIds}::int[], ${firsts}::int[], ${statuses}::text[], ${roles}::text[]
        ) with ordinality`.as<'page'>(sql`page(parent_id, after_id, first, statuses, role, index)`),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('application')
            .selectAll()
            .where(sql<SqlBool>`notice_id = page.parent_id and id > page.after_id`)
            .where(sql<SqlBool>`(page.statuses = '' or status = any(string_to_array(page.statuses, ',')))`)
            .where(sql<SqlBool>`(page.role is null or role = page.role)`)
            .orderBy('id')
            .limit(sql<number>`page.first`)
            .as('a'),
        (join) => join.onTrue(),
      )
      .innerJoin('member as m', 'm.id', 'a.applicant_id')
      .select('page.index as pageIndex')
      .select(() => applicationColumns(viewerId))
      .orderBy('a.id'),
  APPLICATION_TIMES,
);

/** Loads pages of a notice's applications, the oldest first. The caller checks that the viewer owns the notice. */
export const loadApplications = defineLoader<ApplicationPage, ApplicationView[]>(async (ctx, pages) => {
  ensureReadable(pages);
  const rows = await ctx.reads.rows(applicationPages, {
    viewerId: requireViewerId(ctx),
    parentIds: pages.map(({ parentId }) => parentId),
    afterIds: pages.map(({ afterId }) => afterId),
    firsts: pages.map(({ first }) => first),
    statuses: pages.map(({ statuses }) => statuses.join(',')),
    roles: pages.map(({ role }) => role),
  });
  const byIndex = Map.groupBy(rows, ({ pageIndex }) => pageIndex);
  return new Map(pages.map((page, index) => [page, byIndex.get(index + 1) ?? []]));
}, []);
