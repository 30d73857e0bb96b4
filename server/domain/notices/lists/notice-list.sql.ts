import type { NoticeKind } from '../notice.entity';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { NoticeSort } from './notice-list.inputs';
import type { Role } from '../../profiles/role.entity';
import { type Expression, expressionBuilder, sql, type QueryCreator, type RawBuilder } from 'kysely';
import { MAX_OWN_COUNT } from '../../../../shared/bounds';
import { countOfRows } from '../../../platform/database/statements/expressions';
import type { Params } from '../../../platform/database/statements/statement';
import { blockedMembers, isInViewersSchool } from '../../members/member-visibility.sql';
import { isOfFirstKind } from '../kinds/notice-kind.sql';
import { isListed } from '../visibility/notice-visibility.sql';

/** The conditions and the order of a list, and the page to read. */
export interface NoticeListParams {
  kind?: NoticeKind | null;
  recruitingOnly?: boolean;
  /** Words that a notice must contain, all of them. */
  query?: string | null;
  /** True to keep only notices that recruit for at most three more days. */
  closingSoon?: boolean;
  /** Role that a notice must recruit for. */
  role?: Role | null;
  /** Name of the course that a notice must belong to. */
  course?: string | null;
  /** True to keep only notices of the viewer's courses. */
  myCourses?: boolean;
  /** Id of a tag that a notice must have. */
  tag?: string | null;
  sort?: NoticeSort;
  /** Number of the page, from 0. */
  page: number;
  size: number;
}

/** True for a list by deadline, which contains only notices that recruit. */
export function isByDeadline({ closingSoon, sort }: Pick<NoticeListParams, 'closingSoon' | 'sort'>): boolean {
  return Boolean(closingSoon) || sort === NoticeSort.DEADLINE;
}

/** True for a list that contains only notices that recruit. */
export function listsRecruiting({ recruitingOnly, ...list }: NoticeListParams): boolean {
  return Boolean(recruitingOnly) || isByDeadline(list) || list.sort === NoticeSort.FIT;
}

/** Parameters of the statements that read a page. Each statement uses some of them. */
export interface NoticePageParams {
  viewerId: number;
  kinds: readonly NoticeKind[];
  recruitingOnly: boolean;
  /** Order, for statements with one SQL text for all orders. */
  sort: NoticeSort;
  /** Number of rows before the page. */
  offset: number;
  /** Number of rows in the page. */
  limit: number;
  /** Words to search; empty without a search. */
  words: string;
  /** The lexemes of the filters in the search index (decision 10). */
  filters: readonly string[];
}

/** Tables of a page: its notices with their ranks, and the total of the list. */
export type PageTables = NoticeStatementTables & {
  /** One row: the total, and whether counting stopped at a limit, so that there may be more. */
  total: { totalCount: number; totalCountCapped: boolean };
  page: { id: number; rank: number };
};

/** True if the list searches words, a role, a course, the viewer's courses or a tag. */
export function isSearch({ query, role, course, myCourses, tag }: NoticeListParams): boolean {
  return Boolean(query) || Boolean(role) || Boolean(course) || Boolean(myCourses) || Boolean(tag);
}

/** Selects the number of the viewer's own notices, at most {@link MAX_OWN_COUNT}. */
export function countOwned(viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom((eb) =>
      eb.selectFrom('notice').select('id').where('owner_id', '=', viewerId).limit(sql.lit(MAX_OWN_COUNT)).as('owned'),
    )
    .select(countOfRows().as('count'));
}

/** Options of a page of the school's notices. Each combination has its own statement. */
interface SchoolPageOptions {
  oneKind: boolean;
  recruitingOnly: boolean;
  /** True for the first page of the list, which skips no rows. */
  firstPage: boolean;
}

/** Parameters that {@link schoolPage} uses. */
export type SchoolPageParams = Pick<NoticePageParams, 'viewerId' | 'kinds' | 'offset' | 'limit'>;

/**
 * A scan of the index from one end of the list. It skips `skipped` rows and reads the page after
 * them.
 */
interface Scan {
  order: RawBuilder<unknown>;
  skipped: RawBuilder<unknown>;
  /** Number of rows in the page; 0 scans nothing. */
  length: RawBuilder<unknown>;
}

/**
 * `total` and `page` of the school's notices. The total is a counter. The scan starts at the nearer
 * end of the list (decision 6).
 */
export function schoolPage(
  db: QueryCreator<NoticeStatementTables>,
  params: Params<SchoolPageParams>,
  { oneKind, recruitingOnly, firstPage }: SchoolPageOptions,
): QueryCreator<PageTables> {
  const { viewerId, kinds, offset, limit } = params;
  const conditions = sql.join(
    [
      sql`${isListed(viewerId)}`,
      ...(oneKind ? [sql`${isOfFirstKind(kinds)}`] : []),
      ...(recruitingOnly ? [sql`n.recruiting`] : []),
    ],
    sql` and `,
  );
  const scan = ({ order, skipped, length }: Scan) => sql`
    (select n.id from notice n where ${conditions} order by n.id ${order} offset ${skipped} limit ${length})`;
  const isNearStart = sql`${offset}::int <= "totalCount" / 2`;
  const fromStart = { order: sql`desc`, skipped: sql`${offset}::int` };
  const fromEnd = { order: sql`asc`, skipped: sql`greatest("totalCount" - ${offset}::int - ${limit}::int, 0)` };
  const rows = firstPage
    ? scan({ ...fromStart, length: sql`length` })
    : sql`${scan({ ...fromStart, length: sql`case when ${isNearStart} then length else 0 end` })}
        union all ${scan({ ...fromEnd, length: sql`case when ${isNearStart} then 0 else length end` })}`;
  // PostgreSQL estimates few elements for an array, so it looks up their notices one by one.
  return withTotal(db, params, recruitingOnly).with(
    'page',
    sql<{ id: number; rank: number }>`(
      select id, -id as rank from (
        select "totalCount", greatest(least(${limit}::int, "totalCount" - ${offset}::int), 0) as length from total
      ) span, unnest(array(${rows})) id
    )`,
  );
}

/** `total`: the counters of the list minus the notices of blocked members (decision 42). */
function withTotal(
  db: QueryCreator<NoticeStatementTables>,
  { viewerId, kinds }: Params<SchoolPageParams>,
  recruitingOnly: boolean,
) {
  const isInTotal = sql`${isInViewersSchool(viewerId, sql`school_key`)} and kind = any (${kinds}::text[])`;
  const isRecruiting = recruitingOnly ? sql`and recruiting` : sql``;
  // `offset 0` keeps PostgreSQL from comparing all notices of a school with the blocked members.
  const ofBlocked = sql`select from notice
    where owner_id = blocked_id and not hidden and ${isInTotal} ${isRecruiting} offset 0`;
  return db.with(
    'total',
    sql<PageTables['total']>`(
      select false as "totalCountCapped", (
        coalesce(sum(${sql.ref(recruitingOnly ? 'recruiting' : 'total')}), 0)
        - (select count(*) from unnest(${blockedMembers(viewerId)}) blocked_id, lateral (${ofBlocked}) of_blocked)
      )::int as "totalCount" from notice_total where ${isInTotal}
    )`,
  );
}
