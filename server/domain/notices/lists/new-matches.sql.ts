import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../../../selection/viewer-id';
import { isListed } from '../visibility/notice-visibility.sql';
import { isInRecruitingList } from './deadline-list.sql';
import { selectTerms, type TermsParams } from './notice-search.sql';

/** New notices of a list. */
export interface NewMatches extends TermsParams {
  viewerId: TermsParams['viewerId'] & ViewerId;
  /** Bounds of the ids: above `after`, and at most `upTo`. */
  after: Expression<number>;
  upTo: Expression<number>;
  /** Largest number to count. */
  max: number;
}

/**
 * Counts the recruiting notices of a list with ids in the bounds, without the viewer's own. It has
 * the conditions of the list (`isListed`, `selectTerms`). It reads only the index entries in the
 * bounds.
 */
export function countNewMatches(
  { after, upTo, max, ...list }: NewMatches,
  options: { myCourses: boolean },
): RawBuilder<number> {
  const { viewerId } = list;
  // `offset 0` keeps PostgreSQL from building the query again for each notice.
  const terms = sql`(select query from ${selectTerms(list, options)} found_terms offset 0)`;
  return sql<number>`(
    select count(*)::int from (
      select from ${terms} terms, notice n
      where ${isListed(viewerId)} and ${isInRecruitingList(false)} and n.id > ${after} and n.id <= ${upTo}
        and n.owner_id <> ${viewerId} and n.search @@ terms.query
      limit ${sql.lit(max)}
    ) matched
  )`;
}

/** Id of the newest notice in the viewer's lists that is older than a week; 0 without one. */
export function newestWeekOldId(viewerId: ViewerId): RawBuilder<number> {
  return sql<number>`coalesce((
    select n.id from notice n where ${isListed(viewerId)} and n.created_at <= now() - interval '7 days'
    order by n.id desc limit 1
  ), 0)`;
}

/** Id of the newest notice; 0 without one. */
export const NEWEST_ID = sql<number>`coalesce((select max(n.id) from notice n), 0)`;

/**
 * Id of the newest notice that is a minute old; 0 without one. A transaction lasts less than a
 * minute, so no notice with a smaller id is inserted later.
 */
export const NEWEST_SETTLED_ID = sql<number>`coalesce((
  select n.id from notice n where n.created_at < now() - interval '1 minute' order by n.id desc limit 1
), 0)`;
