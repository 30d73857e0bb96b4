import { type Expression, type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../../kit/rules/viewer-id';
import type { SchoolProof } from '../../members/member.rules';
import { contributions } from '../notice-contributions.sql';
import { HAS_NO_APPLICATION } from '../notice.sql';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { isListed } from '../visibility/notice-visibility.sql';
import { recruits } from './deadline-list.sql';
import { type FoundOptions, pageOfMatches, type SearchParams, withMatches } from './notice-search.sql';

// The order by fit (rules.md: Fit).

/**
 * Number of the newest recruiting notices whose fit is compared. It bounds the time of the
 * statement in a large school.
 */
const MAX_COMPARED = 500;

/** Columns of a compared notice. The order of the list uses them. */
interface Compared {
  id: number;
  fact_count: number;
  has_no_application: boolean;
}

/** Order of compared notices. */
const BY_FIT = sql`fact_count desc, has_no_application desc, id desc`;

/** The viewer, and the setting `SCHOOL_PROOF`. */
interface ComparedWith {
  viewerId: ViewerId;
  proof: Expression<SchoolProof>;
}

/** The newest notices of a source that recruit. */
interface Newest {
  /** FROM and conditions of the notices `n`. */
  source: RawBuilder<unknown>;
  closingSoon?: boolean;
}

/**
 * Selects the newest {@link MAX_COMPARED} notices `n` that recruit, or those that close first. With
 * a constant limit PostgreSQL would sort all of them. With a limit from a subquery it reads them in
 * the order of an index.
 */
function newestOf({ source, closingSoon = false }: Newest): RawBuilder<unknown> {
  const order = closingSoon ? sql`n.deadline, n.id desc` : sql`n.id desc`;
  return sql`(
    select n.* from ${source} and ${recruits(closingSoon)}
    order by ${order} limit (select ${sql.lit(MAX_COMPARED)})
  ) n`;
}

/** FROM and conditions of the notices `n` in the viewer's lists. */
const fromListed = (viewerId: ViewerId) => sql`notice n where ${isListed(viewerId)}`;

/** Selects the newest recruiting notices `n` in the viewer's lists. */
export const newestListed = (viewerId: ViewerId) => newestOf({ source: fromListed(viewerId) });

/** Selects the newest notices that the viewer may apply to. */
function comparedNotices({ viewerId, proof }: ComparedWith, newest: Newest): RawBuilder<Compared> {
  return sql<Compared>`(
    select n.id, fit.fact_count, ${HAS_NO_APPLICATION} as has_no_application
    from ${newestOf(newest)}, lateral ${contributions.fit(viewerId, proof)} fit where fit.may_apply
  )`;
}

/** Selects the ids of the notices that fit best, with their rank. They have at least one fact. */
export function bestFit(params: ComparedWith, length: number): RawBuilder<{ id: number; rank: number }> {
  const compared = comparedNotices(params, { source: fromListed(params.viewerId) });
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
  const ofKind = found.oneKind ? sql` and n.kind = (${kinds}::text[])[1]` : sql``;
  const tables = isSearched ? withMatches(db, found, params) : db;
  const source = isSearched ? sql`found join notice n using (id) where true` : sql`${fromListed(viewerId)}${ofKind}`;
  const matches = comparedNotices(params, { source, closingSoon });
  return pageOfMatches(
    tables.with((cte) => cte('matches').materialized(), matches),
    params,
    BY_FIT,
  );
}
