import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { readTerms } from '../../../shared/search';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import { CARD_TIMES } from './notice.columns';
import { cardsOfPage, type NoticeListParams, type NoticePageParams, readCards } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';
import { type NoticePage, NoticeSort } from './notice.view';
import { ofSchool, SCHOOL_SCOPES, schoolOf, type SchoolScope } from './notice.visibility';

/** The maximum number of matches that are counted and ranked. Few people read more pages, and counting all would be slow. */
const MAX_COUNTED = 1_001;

/** The number of newest notices that are compared one by one before the index is used. */
const WALK_LENGTH = 3_000;

/** The number of newest notices that are compared one by one to count the matches of a frequent word. */
const COUNTING_WALK_LENGTH = 6_000;

type SearchParams = Params<NoticePageParams>;

const { variants } = statementsOn<NoticeStatementTables>();

/** The parameters by which statements search: the words, and the lexemes of the filters. */
export function searchTerms(list: NoticeListParams): Pick<NoticePageParams, 'words' | 'filters'> {
  const filters = [list.kind, list.role, list.recruitingOnly ? 'RECRUITING' : null];
  return {
    words: wordsWithSynonyms(list.query ?? ''),
    filters: filters.filter((name) => name !== null && name !== undefined),
  };
}

/** The control characters of the SQL function `search_query` between the alternatives of a term, and between their words. */
const ALTERNATIVE = '\u0004';
const AND = '\u0005';

function wordsWithSynonyms(query: string): string {
  const terms = readTerms(query).map(({ words, synonyms }) => [words, ...synonyms]);
  return terms.map((term) => term.map((words) => words.join(AND)).join(ALTERNATIVE)).join(' ');
}

/**
 * Reads a page of the notices that match words or recruit for a role. A walk from the newest notice finds a frequent word
 * fastest, the index a rare one. So a walk of limited length comes first, and the index is used when the walk does not fill
 * the page (decisions/0010-search-by-bigrams.md).
 */
export async function searchNotices(
  ctx: Context,
  list: NoticeListParams,
  params: NoticePageParams,
): Promise<NoticePage> {
  const scope = ctx.env.SCHOOL_SCOPE;
  const oneKind = Boolean(list.kind);
  const read = async (statement: ReturnType<typeof matchesByIndex>) =>
    readCards(await ctx.reads.rows(statement, params));
  const toPage = ({ nodes, totalCount }: Awaited<ReturnType<typeof read>>): NoticePage => {
    const counted = Math.min(totalCount, MAX_COUNTED);
    return {
      nodes,
      totalCount: counted,
      totalCountCapped: counted === MAX_COUNTED,
      totalPages: Math.ceil(Math.min(counted, MAX_COUNTED - 1) / list.size),
    };
  };
  if (list.sort === NoticeSort.BEST_MATCH && list.query) return toPage(await read(bestMatches({ scope })));
  if (list.sort === NoticeSort.OLDEST) return toPage(await read(matchesByIndex({ scope, oldestFirst: true })));
  const walked = await read(matchesByWalk({ scope, oneKind }));
  if (walked.nodes.length < list.size) return toPage(await read(matchesByIndex({ scope, oldestFirst: false })));
  const counted = await ctx.reads.row(matchCount({ scope, oneKind }), params);
  return toPage({ ...walked, totalCount: counted?.count ?? 0 });
}

/** Defines `terms`: `words` for ranks, and `query` with all filters, of which the viewer's school is one. */
function withTerms(db: QueryCreator<NoticeStatementTables>, scope: SchoolScope, params: SearchParams) {
  const { words, filters, viewerId } = params;
  const scopes = scope === 'any' ? sql`${filters}::text[]` : sql`${filters}::text[] || ${schoolOf(viewerId)}`;
  return db.with(
    (cte) => cte('terms').materialized(),
    sql<{ words: string; query: string }>`(
      select search_query(${words}::text) as words,
        search_query(${words}::text) && search_scopes(${scopes})::tsquery as query
      )`,
  );
}

/** The newest notices as the table `newest`, for statements that compare them one by one. */
function newest(
  scope: SchoolScope,
  oneKind: boolean,
  count: number,
  { viewerId, kinds }: SearchParams,
): RawBuilder<unknown> {
  const kind = oneKind ? sql` and n.kind = (${kinds}::text[])[1]` : sql``;
  return sql`(
    select n.id, n.search from notice n where ${ofSchool(scope, viewerId)}${kind} order by n.id desc limit ${sql.lit(count)}
  ) newest`;
}

/** Selects the page's cards from `hits`, and the number of hits. */
function cardsOfHits(
  db: QueryCreator<NoticeStatementTables & { hits: { id: number } }>,
  { viewerId, offset, limit }: SearchParams,
  ranking: RawBuilder<unknown>,
) {
  const tables = db.with('total', sql<{ totalCount: number }>`(select count(*)::int as "totalCount" from hits)`).with(
    'page',
    sql<{ id: number; rank: number }>`(
        select id, row_number() over (order by ${ranking}) as rank
        from hits order by ${ranking} offset ${offset}::int limit ${limit}::int
      )`,
  );
  return cardsOfPage(tables, viewerId, 'asc');
}

const NEWEST_FIRST = sql`id desc`;
const OLDEST_FIRST = sql`id asc`;
const BEST_FIRST = sql`rank desc, id desc`;

/** Finds the newest matches among the newest notices. It stops as soon as the page is full. */
const matchesByWalk = variants<NoticePageParams>()(
  'notices.matchesByWalk',
  { scope: SCHOOL_SCOPES, oneKind: [true, false] },
  ({ scope, oneKind }) =>
    (db, params) => {
      const hits = sql<{ id: number }>`(
        select newest.id from ${newest(scope, oneKind, WALK_LENGTH, params)}, terms
        where newest.search @@ terms.query limit ${params.offset}::int + ${params.limit}::int
      )`;
      return cardsOfHits(withTerms(db, scope, params).with('hits', hits), params, NEWEST_FIRST);
    },
  CARD_TIMES,
);

/** Finds all matches by the index. */
const matchesByIndex = variants<NoticePageParams>()(
  'notices.matchesByIndex',
  { scope: SCHOOL_SCOPES, oldestFirst: [true, false] },
  ({ scope, oldestFirst }) =>
    (db, params) => {
      const hits = sql<{ id: number }>`(select n.id from notice n where n.search @@ (select query from terms))`;
      const tables = withTerms(db, scope, params).with((cte) => cte('hits').materialized(), hits);
      return cardsOfHits(tables, params, oldestFirst ? OLDEST_FIRST : NEWEST_FIRST);
    },
  CARD_TIMES,
);

/**
 * Ranks at most {@link MAX_COUNTED} matches by their titles, the newest first among equals. Contents are not ranked, because
 * that takes time by the square of the number of words in the query: seconds for 1,000 long texts.
 */
const bestMatches = variants<NoticePageParams>()(
  'notices.bestMatches',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) => {
      const hits = sql<{ id: number }>`(
        select n.id, ts_rank(ts_filter(n.search, '{a}'), (select words from terms)) as rank
        from notice n where n.search @@ (select query from terms) limit ${sql.lit(MAX_COUNTED)}
      )`;
      const tables = withTerms(db, scope, params).with((cte) => cte('hits').materialized(), hits);
      return cardsOfHits(tables, params, BEST_FIRST);
    },
  CARD_TIMES,
);

/**
 * Counts the matches up to {@link MAX_COUNTED}. A walk counts the most frequent words, because the index would be slow for
 * them.
 */
const matchCount = variants<NoticePageParams>()(
  'notices.matchCount',
  { scope: SCHOOL_SCOPES, oneKind: [true, false] },
  ({ scope, oneKind }) =>
    (db, params) => {
      const max = sql.lit(MAX_COUNTED);
      const walked = sql<{ count: number }>`(
        select count(*)::int as count from (
          select from ${newest(scope, oneKind, COUNTING_WALK_LENGTH, params)}, terms
          where newest.search @@ terms.query limit ${max}
        ) counted
      )`;
      const all = sql`(
        select count(*)::int from (
          select from notice n where n.search @@ (select query from terms) limit ${max}
        ) counted
      )`;
      return withTerms(db, scope, params)
        .with((cte) => cte('walked').materialized(), walked)
        .selectFrom('walked')
        .select(sql<number>`case when count = ${max} then count else ${all} end`.as('count'));
    },
);
