import { type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { SOON_DAYS } from '../../../../shared/bounds';
import { TODAY } from '../../../platform/database/statements/clock';
import type { Params } from '../../../platform/database/statements/statement';
import { isRecruiting } from '../deadlines/deadline.sql';
import type { NoticePageParams } from './notice-list.sql';
import {
  type FoundOptions,
  MAX_COUNTED,
  pageOfMatches,
  type SearchParams,
  TITLE_RANK,
  withMatches,
} from './notice-search.sql';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { NoticeSort } from './notice-list.inputs';
import { isOfKinds } from '../kinds/notice-kind.sql';
import { isListed } from '../visibility/notice-visibility.sql';

/** Columns of `matches`. The order of the list uses them. */
interface Match {
  id: number;
  deadline: string | null;
  title_rank: number;
}

/**
 * True if a list of recruiting notices contains the notice `n`. The condition on the column
 * `recruiting` matches the partial indexes.
 * @param closingSoon true for a list of notices that recruit for few more days
 */
export function isInRecruitingList(closingSoon: boolean): RawBuilder<SqlBool> {
  const days = sql.lit(SOON_DAYS);
  return closingSoon
    ? sql<SqlBool>`n.recruiting and n.deadline between ${TODAY} and ${TODAY} + ${days}`
    : sql<SqlBool>`n.recruiting and ${isRecruiting()}`;
}

/** Order of `matches`. The lists are short, so one SQL text serves all orders. */
function orderBy(sort: RawBuilder<NoticeSort>): RawBuilder<unknown> {
  const only = (wanted: NoticeSort, column: string) =>
    sql`case when ${sort}::text = ${sql.lit(wanted)} then ${sql.ref(column)} end`;
  return sql`${only(NoticeSort.DEADLINE, 'deadline')}, ${only(NoticeSort.BEST_MATCH, 'title_rank')} desc, id desc`;
}

/** Parameters that {@link deadlinePage} uses. */
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
  const matches = sql<Match>`(
    select n.id, n.deadline, 0 as title_rank from notice n
    where ${isListed(params.viewerId)} and ${isOfKinds(params.kinds)} and ${isInRecruitingList(closingSoon)}
    order by n.deadline, n.id desc limit ${sql.lit(MAX_COUNTED)}
  )`;
  return pageOfMatches(
    db.with((cte) => cte('matches').materialized(), matches),
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
  { closingSoon, ...found }: FoundOptions & { closingSoon: boolean },
) {
  const matches = sql<Match>`(
    select n.id, n.deadline, ${TITLE_RANK} as title_rank
    from found join notice n using (id) where ${isInRecruitingList(closingSoon)}
  )`;
  const tables = withMatches(db, found, params).with((cte) => cte('matches').materialized(), matches);
  return pageOfMatches(tables, params, orderBy(params.sort));
}
