import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Params } from '../../platform/database/statement';
import { seesAllSchools } from '../kit/school-scope';
import { membersApartFrom } from '../members/member.contributions';
import { schoolOf } from '../members/member.visibility';
import type { NoticePageParams, PageTables } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';
import { isListed } from './notice.visibility';

/** Options of a page of the school's notices. Each combination has its own statement. */
interface SchoolPageOptions {
  oneKind: boolean;
  recruitingOnly: boolean;
  /** True for the first page of the list, which skips no rows. */
  firstPage: boolean;
}

/** The parameters that {@link schoolPage} uses. */
export type SchoolPageParams = Pick<NoticePageParams, 'viewerId' | 'kinds' | 'offset' | 'limit'>;

/**
 * A scan of the index from one end of the list. It skips `skipped` rows and reads the page after
 * them.
 */
interface Scan {
  order: RawBuilder<unknown>;
  skipped: RawBuilder<unknown>;
  /** The number of rows in the page; 0 scans nothing. */
  length: RawBuilder<unknown>;
}

/**
 * `total` and `page` of the school's notices. The total is a counter. The scan starts at the nearer
 * end of the list (decisions/0006-paging-by-number.md).
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
      ...(oneKind ? [sql`n.kind = (${kinds}::text[])[1]`] : []),
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
      select id, id as rank from (
        select "totalCount", greatest(least(${limit}::int, "totalCount" - ${offset}::int), 0) as length from total
      ) span, unnest(array(${rows})) id
    )`,
  );
}

/**
 * `total`: the counters of the list minus the notices of blocked members
 * (decisions/0042-blocks-and-hidden-content.md).
 */
function withTotal(
  db: QueryCreator<NoticeStatementTables>,
  { viewerId, kinds }: Params<SchoolPageParams>,
  recruitingOnly: boolean,
) {
  const isOfSchool = seesAllSchools() ? sql`true` : sql`school_key = ${schoolOf(viewerId)}`;
  const isCounted = sql`${isOfSchool} and kind = any (${kinds}::text[])`;
  const isBlocked = sql`owner_id = any (${membersApartFrom(viewerId)}) and not hidden`;
  const isRecruiting = recruitingOnly ? sql`and recruiting` : sql``;
  return db.with(
    'total',
    sql<{ totalCount: number }>`(
      select (
        coalesce(sum(${sql.ref(recruitingOnly ? 'recruiting' : 'total')}), 0)
        - (select count(*) from notice where ${isBlocked} and ${isCounted} ${isRecruiting})
      )::int as "totalCount" from notice_total where ${isCounted}
    )`,
  );
}
