import { type Expression, type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../../../selection/viewer-id';
import type { SchoolProof } from '../../members/member.rules';
import { contributions } from '../notice-contributions.sql';
import { HAS_APPLICATION } from '../notice.sql';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { isOfFirstKind } from '../kinds/notice-kind.sql';
import { type FirstRecruiting, firstRecruiting, fromListed } from './first-recruiting.sql';
import { type FoundOptions, pageOfMatches, type SearchParams, withMatches } from './notice-search.sql';

// The order by fit (rules/fit.md).

/** Columns of a compared notice. The order of the list uses them. */
interface Compared {
  id: number;
  fact_count: number;
  has_application: boolean;
}

/** Order of compared notices. */
const BY_FIT = sql`fact_count desc, has_application, id desc`;

/** The viewer, and the setting `SCHOOL_PROOF`. */
interface ComparedWith {
  viewerId: ViewerId;
  proof: Expression<SchoolProof>;
}

/** Selects the newest notices that the viewer may apply to. */
function comparedNotices({ viewerId, proof }: ComparedWith, first: FirstRecruiting): RawBuilder<Compared> {
  return sql<Compared>`(
    select n.id, fit.fact_count, ${HAS_APPLICATION} as has_application
    from ${firstRecruiting(first)}, lateral ${contributions.fit(viewerId, proof)} fit where fit.may_apply
  )`;
}

/** Number of notices that home compares: fewer than a list, because every visit reads home. */
export const MAX_COMPARED_ON_HOME = 200;

/** Selects the ids of the notices that fit best, with their rank. They have at least one fact. */
export function bestFit(params: ComparedWith, length: number): RawBuilder<{ id: number; rank: number }> {
  const compared = comparedNotices(params, { source: fromListed(params.viewerId), limit: MAX_COMPARED_ON_HOME });
  return sql`(
    select id, row_number() over (order by ${BY_FIT}) as rank from ${compared} compared
    where fact_count > 0 order by rank limit ${sql.lit(length)}
  )`;
}

interface FitPageOptions extends FoundOptions {
  closingSoon: boolean;
  isSearched: boolean;
}

/**
 * `total` and `page` of the newest recruiting notices that the viewer may apply to, those with the
 * most facts first.
 */
export function fitPage(
  db: QueryCreator<NoticeStatementTables>,
  params: SearchParams & ComparedWith,
  { closingSoon, isSearched, ...found }: FitPageOptions,
) {
  const { viewerId, kinds } = params;
  const ofKind = found.oneKind ? sql` and ${isOfFirstKind(kinds)}` : sql``;
  const tables = isSearched ? withMatches(db, found, params) : db;
  const source = isSearched ? sql`found join notice n using (id) where true` : sql`${fromListed(viewerId)}${ofKind}`;
  const matches = comparedNotices(params, { source, closingSoon });
  return pageOfMatches(
    tables.with((cte) => cte('matches').materialized(), matches),
    params,
    BY_FIT,
  );
}
