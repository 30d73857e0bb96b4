import { type Expression, type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { readTerms } from '../../../shared/search';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import { schoolOf } from '../members/member.visibility';
import { CARD_TIMES } from './notice.columns';
import { cardsOfPage, isByDeadline, type NoticeListParams, type NoticePageParams, readCards } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';
import { type NoticePage, NoticeSort } from './notice.view';
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

type SearchParams = Params<NoticePageParams>;

const { statement, variants } = statementsOn<NoticeStatementTables>();

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

/** A page of a list that is counted up to {@link MAX_COUNTED}. */
export function toCountedPage(
  { nodes, totalCount }: Pick<NoticePage, 'nodes' | 'totalCount'>,
  size: number,
): NoticePage {
  const counted = Math.min(totalCount, MAX_COUNTED);
  return {
    nodes,
    totalCount: counted,
    totalCountCapped: counted === MAX_COUNTED,
    totalPages: Math.ceil(Math.min(counted, MAX_COUNTED - 1) / size),
  };
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
  const oneKind = Boolean(list.kind);
  const read = async (matches: typeof matchesByIndex) => readCards(await ctx.reads.rows(matches, params));
  const toPage = (cards: Awaited<ReturnType<typeof read>>): NoticePage => toCountedPage(cards, list.size);
  if (list.sort === NoticeSort.BEST_MATCH && list.query) return toPage(await read(bestMatches({ oneKind })));
  const walked = await read(matchesByWalk({ oneKind }));
  if (walked.nodes.length < list.size) return toPage(await read(matchesByIndex));
  const counted = await ctx.reads.row(matchCount({ oneKind }), params);
  return toPage({ ...walked, totalCount: counted?.count ?? 0 });
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
  const isLarge = sql`2 * ${countOf(schoolOf(viewerId))} > (select reltuples from pg_class where oid = 'notice'::regclass)`;
  return sql`case when not coalesce(${isLarge}, false) then ${schoolOf(viewerId)} end`;
}

/**
 * The number of a school's notices of both kinds; '' is all schools, which are counted with
 * `SCHOOL_SCOPE=any` alone.
 */
function countOf(school: RawBuilder<string>): RawBuilder<number> {
  return sql`(select sum(total) from notice_superblock where school_key = ${school})`;
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
  const hasFew = sql`coalesce(${countOf(seesAllSchools() ? sql.lit('') : schoolOf(params.viewerId))}, 0) <= ${sql.lit(COUNTING_WALK_LENGTH)}`;
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

/** `total` and `page` of the table `hits`, for {@link cardsOfPage}. */
export function pageOfHits(
  db: QueryCreator<NoticeStatementTables & { hits: { id: number } }>,
  { offset, limit }: Pick<SearchParams, 'offset' | 'limit'>,
  ranking: RawBuilder<unknown>,
) {
  return db.with('total', sql<{ totalCount: number }>`(select count(*)::int as "totalCount" from hits)`).with(
    'page',
    sql<{ id: number; rank: number }>`(
        select id, row_number() over (order by ${ranking}) as rank
        from hits order by ${ranking} offset ${offset}::int limit ${limit}::int
      )`,
  );
}

/** Selects the page's cards from `hits`, and the number of hits. */
export function cardsOfHits(
  db: QueryCreator<NoticeStatementTables & { hits: { id: number } }>,
  params: SearchParams,
  ranking: RawBuilder<unknown>,
) {
  return cardsOfPage(pageOfHits(db, params, ranking), params.viewerId, 'asc');
}

const NEWEST_FIRST = sql`id desc`;
const BEST_FIRST = sql`rank desc, id desc`;

/** Finds the first matches among the newest notices. It stops as soon as the page is full. */
const matchesByWalk = variants<NoticePageParams>()(
  'notices.matchesByWalk',
  { oneKind: [true, false] },
  (options) => (db, params) => {
    const hits = sql<{ id: number }>`(
      select walk.id from ${walkThrough({ ...options, length: WALK_LENGTH }, params)}, terms
      where walk.search @@ terms.query limit ${params.offset}::int + ${params.limit}::int
    )`;
    const tables = withTerms(db, params).with('hits', hits);
    return cardsOfHits(tables, params, NEWEST_FIRST);
  },
  CARD_TIMES,
);

/** Finds all matches by the index. */
const matchesByIndex = statement<NoticePageParams>()(
  'notices.matchesByIndex',
  (db, params) => {
    const hits = sql<{ id: number }>`(${matchesWhere(params, sql`true`)})`;
    const tables = withTerms(db, params).with((cte) => cte('hits').materialized(), hits);
    return cardsOfHits(tables, params, NEWEST_FIRST);
  },
  CARD_TIMES,
);

/**
 * Ranks at most {@link MAX_COUNTED} matches by their titles, the newest first among equals. Contents are not ranked, because
 * that takes time by the square of the number of words in the query: seconds for 1,000 long texts.
 */
const bestMatches = variants<NoticePageParams>()(
  'notices.bestMatches',
  { oneKind: [true, false] },
  (options) => (db, params) => {
    const ranked = sql<{ id: number; rank: number }>`(
      select id, ts_rank(ts_filter(search, '{a}'), (select words from terms)) as rank from found
    )`;
    const tables = withFound(db, options, params);
    return cardsOfHits(
      tables.with((cte) => cte('hits').materialized(), ranked),
      params,
      BEST_FIRST,
    );
  },
  CARD_TIMES,
);

/** Counts the matches up to {@link MAX_COUNTED}. */
const matchCount = variants<NoticePageParams>()(
  'notices.matchCount',
  { oneKind: [true, false] },
  (options) => (db, params) =>
    withFound(db, options, params)
      .selectFrom('found')
      .select(sql<number>`count(*)::int`.as('count')),
);
