import { type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { TODAY } from '../../platform/database/clock';
import type { Params } from '../../platform/database/statement';
import { isRecruiting } from './notice-deadline.columns';
import type { NoticePageParams } from './notice.page';
import { MAX_COUNTED, pageOfHits, type SearchParams, withFound } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice-list.inputs';
import { isListed, ofKinds } from './notice.visibility';

/** A notice closes soon from this many days before its deadline. */
const SOON_DAYS = 3;

/** The columns of `hits`. The order of the list uses them. */
interface Hit {
  id: number;
  deadline: string | null;
  fit: number;
}

/** True if the list contains the notice `n`. The first condition matches the partial indexes. */
function isInList(closingSoon: boolean): RawBuilder<SqlBool> {
  const days = sql.lit(SOON_DAYS);
  return closingSoon
    ? sql<SqlBool>`n.recruiting and n.deadline between ${TODAY} and ${TODAY} + ${days}`
    : sql<SqlBool>`n.recruiting and ${isRecruiting()}`;
}

/** The order of `hits`. The lists are short, so one SQL text serves all orders. */
function orderBy(sort: RawBuilder<NoticeSort>): RawBuilder<unknown> {
  const only = (wanted: NoticeSort, column: string) =>
    sql`case when ${sort}::text = ${sql.lit(wanted)} then ${sql.ref(column)} end`;
  return sql`${only(NoticeSort.DEADLINE, 'deadline')}, ${only(NoticeSort.BEST_MATCH, 'fit')} desc, id desc`;
}

/** The parameters that {@link deadlinePage} uses. */
type DeadlinePageParams = Pick<NoticePageParams, 'viewerId' | 'kinds' | 'sort' | 'offset' | 'limit'>;

/**
 * `total` and `page` of the notices that recruit, the nearest deadline first.
 * @param closingSoon true to keep only notices that close soon
 */
export function deadlinePage(
  db: QueryCreator<NoticeStatementTables>,
  params: Params<DeadlinePageParams>,
  { closingSoon }: { closingSoon: boolean },
) {
  const hits = sql<Hit>`(
    select n.id, n.deadline, 0 as fit from notice n
    where ${isListed(params.viewerId)} and ${ofKinds(params.kinds)} and ${isInList(closingSoon)}
    order by n.deadline, n.id desc limit ${sql.lit(MAX_COUNTED)}
  )`;
  return pageOfHits(
    db.with((cte) => cte('hits').materialized(), hits),
    params,
    orderBy(params.sort),
  );
}

/**
 * `total` and `page` of the matches that recruit. It reads at most the newest matches that a search
 * counts. Reading the deadlines of all matches of a frequent word would be slow.
 */
export function foundDeadlinePage(
  db: QueryCreator<NoticeStatementTables>,
  params: SearchParams,
  { oneKind, closingSoon }: { oneKind: boolean; closingSoon: boolean },
) {
  const hits = sql<Hit>`(
    select n.id, n.deadline, ts_rank(ts_filter(n.search, '{a}'), (select words from terms)) as fit
    from found join notice n using (id) where ${isInList(closingSoon)}
  )`;
  const tables = withFound(db, { oneKind }, params).with((cte) => cte('hits').materialized(), hits);
  return pageOfHits(tables, params, orderBy(params.sort));
}
