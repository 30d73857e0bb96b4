import { type Expression, type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { readTerms } from '../../../shared/search';
import type { Params } from '../../platform/database/statement';
import { schoolOf } from '../members/member.visibility';
import { isByDeadline, type NoticeListParams, type NoticePageParams, type PageTables } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice-list.inputs';
import { isNotApart } from '../blocks/block.visibility';
import { seesAllSchools } from '../kit/school-scope';
import { isListed } from './notice.visibility';

/**
 * The maximum number of matches that are counted and ranked, and of notices in lists by deadline. Few people read more pages, and
 * counting all would be slow.
 */
export const MAX_COUNTED = 1_001;

/** The number of newest notices that are compared one by one before the index is used. */
const WALK_LENGTH = 3_000;

/** The numbers of newest notices that are compared one by one to find {@link MAX_COUNTED} matches, at first and of a prefix. */
const COUNTING_WALK_LENGTH = 2_000;
const PREFIX_WALK_LENGTH = 20_000;
/** The number of matches in the first walk from which on the second one finds enough, in less time than the index. */
const FREQUENT_MATCHES = 130;

/** The numbers of newest superblocks in which the index looks for {@link MAX_COUNTED} matches, before it looks in all. */
const NEAR_SUPERBLOCKS = 2;
const FAR_SUPERBLOCKS = 8;

/** The parameters of a search as expressions. */
export type SearchParams = Params<Omit<NoticePageParams, 'recruitingOnly'>>;

/** The parameters by which statements search: the words, and the lexemes of the filters. */
export function searchTerms(list: NoticeListParams): Pick<NoticePageParams, 'words' | 'filters'> {
  const recruitingOnly = list.recruitingOnly || isByDeadline(list);
  const filters = [list.kind, list.role, recruitingOnly ? 'RECRUITING' : null];
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
 * Defines `terms`: `words` for ranks, `query` with the filters, of which the viewer's school is one, and whether it has a prefix:
 * a single character is one, and so are two initial consonants.
 */
function withTerms(db: QueryCreator<NoticeStatementTables>, params: SearchParams) {
  const { words, filters, viewerId } = params;
  const scopes = seesAllSchools() ? sql`${filters}::text[]` : sql`${filters}::text[] || ${selectiveSchool(viewerId)}`;
  return db.with(
    (cte) => cte('terms').materialized(),
    sql<{ words: string; query: string; has_prefix: boolean }>`(
      select words, words && search_scopes(${scopes})::tsquery as query, strpos(words::text, ':*') > 0 as has_prefix
      from search_query(${words}::text) words
      )`,
  );
}

/**
 * The viewer's school if it has less than half of all notices, which PostgreSQL estimates, else
 * null. The index would look each match of the words up among all notices of a large school, which
 * takes longer than looking at the rows.
 */
function selectiveSchool(viewerId: Expression<number>): RawBuilder<string | null> {
  const isLarge = sql`2 * ${countOfListed(viewerId)} > (select reltuples from pg_class where oid = 'notice'::regclass)`;
  return sql`case when not coalesce(${isLarge}, false) then ${schoolOf(viewerId)} end`;
}

/** The number of notices that the viewer's search looks through, of both kinds. */
function countOfListed(viewerId: Expression<number>): RawBuilder<number> {
  const ofSchool = seesAllSchools() ? sql`` : sql`where school_key = ${schoolOf(viewerId)}`;
  return sql`(select sum(total) from notice_total ${ofSchool})`;
}

interface Walk {
  oneKind: boolean;
  length: number;
}

/** The newest notices as the table `walk`, for statements that compare them one by one. */
function walkThrough({ oneKind, length }: Walk, { viewerId, kinds }: SearchParams): RawBuilder<unknown> {
  const kind = oneKind ? sql` and n.kind = (${kinds}::text[])[1]` : sql``;
  return sql`(
    select n.id, n.search from notice n where ${isListed(viewerId)}${kind} order by n.id desc limit ${sql.lit(length)}
  ) walk`;
}

/**
 * Whether the notice `n` belongs to the newest superblocks, as many as given, which the index holds as lexemes. It is false for all
 * when there are not more superblocks than that.
 */
function isAmongNewest(superblocks: number): RawBuilder<SqlBool> {
  const newest = sql`(select max(id) >> 15 from notice)`;
  return sql`${newest} >= ${sql.lit(superblocks)} and n.search @@ (
    select string_agg(search_scopes(array[search_superblock(newest - nth)]), ' | ')::tsquery
    from (select ${newest} as newest) newest, generate_series(0, ${sql.lit(superblocks - 1)}) nth
  )`;
}

/**
 * The matches that the index finds. A hidden notice has an empty document. The school is compared in a way that no index of schools serves,
 * which would be read as a whole.
 */
function matchesWhere({ viewerId }: SearchParams, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOfSchool = seesAllSchools() ? sql`true` : sql`(n.school_key <> ${schoolOf(viewerId)}) is false`;
  return sql`
    select n.id, n.search from notice n
    where n.search @@ (select query from terms) and ${isOfSchool}
      and ${isNotApart(viewerId, sql.ref('n.owner_id'))} and ${condition}`;
}

/**
 * Defines `found`: {@link MAX_COUNTED} matches, or all when there are fewer. The most frequent words are found by a walk, frequent
 * ones by the index in the newest superblocks, and rare ones in the whole index. Each attempt runs when those before it have
 * not found enough, and none runs after a walk through all notices of a school with few. The index reads all entries of a prefix even
 * for few superblocks, so a longer walk comes first for a frequent one.
 */
export function withFound(
  db: QueryCreator<NoticeStatementTables>,
  { oneKind }: Pick<Walk, 'oneKind'>,
  params: SearchParams,
) {
  const isPrefix = sql`(select has_prefix from terms)`;
  const walked = (length: number, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select walk.id, walk.search from ${walkThrough({ oneKind, length }, params)}, terms
    where walk.search @@ terms.query and ${condition}`;
  const isFrequent = sql`(select count(*) from tried0) >= ${sql.lit(FREQUENT_MATCHES)}`;
  const attempts = [
    walked(COUNTING_WALK_LENGTH, sql`true`),
    walked(PREFIX_WALK_LENGTH, sql`${isPrefix} and ${isFrequent}`),
    matchesWhere(params, isAmongNewest(NEAR_SUPERBLOCKS)),
    matchesWhere(params, isAmongNewest(FAR_SUPERBLOCKS)),
    matchesWhere(params, sql`true`),
  ];
  const max = sql.lit(MAX_COUNTED);
  const table = (index: number): RawBuilder<unknown> => sql.table(`tried${index}`);
  const hasFew = sql`coalesce(${countOfListed(params.viewerId)}, 0) <= ${sql.lit(COUNTING_WALK_LENGTH)}`;
  const isEnough = (index: number): RawBuilder<unknown> =>
    sql`((select count(*) from ${table(index)}) = ${max}${index === 0 ? sql` or ${hasFew}` : sql``})`;
  const tables = attempts.map((attempt, index) => {
    const others = attempts.slice(0, index).map((_, before) => sql` and not ${isEnough(before)}`);
    return sql`${table(index)} as materialized (${attempt}${sql.join(others, sql``)} limit ${max})`;
  });
  const last = attempts.length - 1;
  const results = attempts.map((_, index) =>
    index === last ? sql`select * from ${table(index)}` : sql`select * from ${table(index)} where ${isEnough(index)}`,
  );
  return withTerms(db, params).with(
    (cte) => cte('found').materialized(),
    sql<{ id: number; search: string }>`(with ${sql.join(tables)} ${sql.join(results, sql` union all `)})`,
  );
}

type WithHits = NoticeStatementTables & { hits: { id: number } };

const COUNT_OF_HITS = sql`(select count(*) from hits)`;

/**
 * `total` and `page` of the table `hits`.
 * @param count the total, which stops at {@link MAX_COUNTED}
 */
export function pageOfHits(
  db: QueryCreator<WithHits>,
  { offset, limit }: Pick<SearchParams, 'offset' | 'limit'>,
  ranking: RawBuilder<unknown>,
  count: RawBuilder<unknown> = COUNT_OF_HITS,
): QueryCreator<PageTables> {
  const total = sql<{ totalCount: number }>`(select least(${count}, ${sql.lit(MAX_COUNTED)})::int as "totalCount")`;
  return db.with('total', total).with(
    'page',
    sql<{ id: number; rank: number }>`(
        select id, row_number() over (order by ${ranking}) as rank
        from hits order by ${ranking} offset ${offset}::int limit ${limit}::int
      )`,
  );
}

/** Options of a search. Each combination has a statement of its own. */
interface SearchOptions {
  oneKind: boolean;
  /** Whether the matches are ranked by their titles. */
  bestMatch: boolean;
}

/** Whether a search is ranked. */
export function isBestMatch({ sort, query }: NoticeListParams): boolean {
  return sort === NoticeSort.BEST_MATCH && Boolean(query);
}

/** `total` and `page` of the notices that match words or recruit for a role. */
export function searchPage(
  db: QueryCreator<NoticeStatementTables>,
  params: SearchParams,
  { oneKind, bestMatch }: SearchOptions,
): QueryCreator<PageTables> {
  return bestMatch ? bestMatches(db, oneKind, params) : newestMatches(db, oneKind, params);
}

/**
 * Ranks at most {@link MAX_COUNTED} matches by their titles, the newest first among equals. Contents are not ranked, because
 * that takes time by the square of the number of words in the query: seconds for 1,000 long texts.
 */
function bestMatches(db: QueryCreator<NoticeStatementTables>, oneKind: boolean, params: SearchParams) {
  const ranked = sql<{ id: number; rank: number }>`(
    select id, ts_rank(ts_filter(search, '{a}'), (select words from terms)) as rank from found
  )`;
  const tables = withFound(db, { oneKind }, params).with((cte) => cte('hits').materialized(), ranked);
  return pageOfHits(tables, params, sql`rank desc, id desc`);
}

/**
 * The newest matches. A walk from the newest notice finds a frequent word fastest, the index a rare one. So a walk of limited
 * length comes first, which stops as soon as the page is full. Without a full page, the index finds all matches
 * (decisions/0010-search-by-bigrams.md).
 */
function newestMatches(db: QueryCreator<NoticeStatementTables>, oneKind: boolean, params: SearchParams) {
  const wanted = sql`${params.offset}::int + ${params.limit}::int`;
  const isFull = sql`((select count(*) from walked) = ${wanted})`;
  const walked = sql<{ id: number }>`(
    select walk.id from ${walkThrough({ oneKind, length: WALK_LENGTH }, params)}, terms
    where walk.search @@ terms.query limit ${wanted}
  )`;
  const hits = sql<{ id: number }>`(
    select id from walked where ${isFull}
    union all select id from (${matchesWhere(params, sql`not ${isFull}`)}) indexed
  )`;
  const tables = withFound(db, { oneKind }, params)
    .with((cte) => cte('walked').materialized(), walked)
    .with((cte) => cte('hits').materialized(), hits);
  const count = sql`case when ${isFull} then (select count(*) from found) else ${COUNT_OF_HITS} end`;
  return pageOfHits(tables, params, sql`id desc`, count);
}
