import { type Expression, type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { BOUNDS } from '../../../shared/bounds';
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
 * The largest total of a search, and the maximum length of lists by deadline. Few people read
 * further, and counting all matches would be slow.
 */
export const MAX_COUNTED = 1_001;

/**
 * The maximum number of matches to read, the newest first. The extra matches fill the last page.
 */
const MAX_FOUND = MAX_COUNTED - 1 + BOUNDS.size.max;

/** The maximum number of notices that a scan reads. */
const SCAN_LENGTH = 6_000;

/** The number of the newest notices in the sample that estimates how frequent the words are. */
const SAMPLE_LENGTH = 500;

/** The number of matches in the sample that predicts {@link MAX_FOUND} matches in a scan. */
const FREQUENT_MATCHES = Math.ceil((MAX_FOUND * SAMPLE_LENGTH) / SCAN_LENGTH);

/** The parameters of a search as expressions. */
export type SearchParams = Params<Omit<NoticePageParams, 'recruitingOnly'>>;

/**
 * Returns the parameters of a search: the words with their synonyms, and the lexemes of the
 * filters.
 */
export function searchTerms(list: NoticeListParams): Pick<NoticePageParams, 'words' | 'filters'> {
  const recruitingOnly = list.recruitingOnly || isByDeadline(list);
  const filters = [list.kind, list.role, recruitingOnly ? 'RECRUITING' : null];
  return {
    words: wordsWithSynonyms(list.query ?? ''),
    filters: filters.filter((name) => name !== null && name !== undefined),
  };
}

/**
 * Control characters for the SQL function `search_query`. The first separates the alternatives of a
 * term, the second the words of an alternative.
 */
const ALTERNATIVE = '\u0004';
const AND = '\u0005';

function wordsWithSynonyms(query: string): string {
  const terms = readTerms(query).map(({ words, synonyms }) => [words, ...synonyms]);
  return terms.map((term) => term.map((words) => words.join(AND)).join(ALTERNATIVE)).join(' ');
}

/** The only row of the table `terms`. */
interface Terms {
  /** The words, to rank matches. */
  words: string;
  /** The words and the filters, including the school of the viewer. */
  query: string;
}

function selectTerms({ words, filters, viewerId }: SearchParams): RawBuilder<Terms> {
  const scopes = seesAllSchools() ? sql`${filters}::text[]` : sql`${filters}::text[] || ${schoolOf(viewerId)}`;
  return sql`(
    select words, words && search_scopes(${scopes})::tsquery as query from search_query(${words}::text) words
  )`;
}

/**
 * True if a scan reads all notices of the viewer's search: at most {@link SCAN_LENGTH} of both
 * kinds.
 */
function isShort(viewerId: Expression<number>): RawBuilder<SqlBool> {
  const ofSchool = seesAllSchools() ? sql`` : sql`where school_key = ${schoolOf(viewerId)}`;
  return sql`(select coalesce(sum(total), 0) <= ${sql.lit(SCAN_LENGTH)} from notice_total ${ofSchool})`;
}

interface FoundOptions {
  oneKind: boolean;
}

/**
 * Defines `terms` and `found`: the newest {@link MAX_FOUND} matches
 * (decisions/0010-search-by-bigrams.md). A scan from the newest notice serves frequent words and
 * schools with few notices. The index serves rare words. A sample of the newest notices chooses.
 * The index also searches if the scan has found too few.
 */
export function withFound(
  db: QueryCreator<NoticeStatementTables>,
  { oneKind }: FoundOptions,
  params: SearchParams,
): QueryCreator<NoticeStatementTables & { terms: Terms; found: { id: number } }> {
  const { viewerId, kinds } = params;
  const ofKind = oneKind ? sql` and n.kind = (${kinds}::text[])[1]` : sql``;
  // PostgreSQL underestimates the number of notices of a school. With a constant limit it would
  // sort all of them. With a limit from a subquery it reads the newest in the order of an index.
  const matchesAmong = (length: number): RawBuilder<unknown> => sql`(
    select n.id, n.search from notice n where ${isListed(viewerId)}${ofKind}
    order by n.id desc limit (select ${sql.lit(length)})
  ) newest, terms where newest.search @@ terms.query`;
  const isFrequent = sql`(select count(*) from ${matchesAmong(SAMPLE_LENGTH)}) >= ${sql.lit(FREQUENT_MATCHES)}`;
  const max = sql.lit(MAX_FOUND);
  const isComplete = sql`(${isShort(viewerId)} or (select count(*) from scanned) = ${max})`;
  // A hidden notice has an empty search document, so it never matches. The other conditions have no
  // index here, so PostgreSQL reads only the index of the search.
  const found = sql<{ id: number }>`(
    with scanned as materialized (
      select newest.id from ${matchesAmong(SCAN_LENGTH)} and (${isShort(viewerId)} or ${isFrequent}) limit ${max}
    ), indexed as materialized (
      select n.id from notice n
      where n.search @@ (select query from terms) and ${isNotApart(viewerId, sql.ref('n.owner_id'))} and not ${isComplete}
    )
    select id from scanned where ${isComplete}
    union all (select id from indexed order by id desc limit ${max})
  )`;
  return db
    .with((cte) => cte('terms').materialized(), selectTerms(params))
    .with((cte) => cte('found').materialized(), found);
}

type WithHits = NoticeStatementTables & { hits: { id: number } };

/** `total` up to {@link MAX_COUNTED}, and `page` of the table `hits`. */
export function pageOfHits(
  db: QueryCreator<WithHits>,
  { offset, limit }: Pick<SearchParams, 'offset' | 'limit'>,
  ranking: RawBuilder<unknown>,
): QueryCreator<PageTables> {
  const total = sql<{ totalCount: number }>`(
    select least(count(*), ${sql.lit(MAX_COUNTED)})::int as "totalCount" from hits
  )`;
  return db.with('total', total).with(
    'page',
    sql<{ id: number; rank: number }>`(
        select id, row_number() over (order by ${ranking}) as rank
        from hits order by ${ranking} offset ${offset}::int limit ${limit}::int
      )`,
  );
}

/** Options of a search. Each combination has its own statement. */
interface SearchOptions extends FoundOptions {
  /** True to rank the matches by their titles. */
  bestMatch: boolean;
}

/** True if a search ranks its matches. */
export function isBestMatch({ sort, query }: NoticeListParams): boolean {
  return sort === NoticeSort.BEST_MATCH && Boolean(query);
}

/**
 * `total` and `page` of the notices that match words or recruit for a role. The newest matches come
 * first, or the best matches of the title. Contents are not ranked. The time would grow with the
 * square of the words in the query: seconds for 1,000 long texts.
 */
export function searchPage(
  db: QueryCreator<NoticeStatementTables>,
  params: SearchParams,
  { oneKind, bestMatch }: SearchOptions,
): QueryCreator<PageTables> {
  const found = withFound(db, { oneKind }, params);
  if (!bestMatch)
    return pageOfHits(found.with('hits', sql<{ id: number }>`(select id from found)`), params, sql`id desc`);
  const ranked = sql<{ id: number; fit: number }>`(
    select n.id, ts_rank(ts_filter(n.search, '{a}'), (select words from terms)) as fit from found join notice n using (id)
  )`;
  const hits = found.with((cte) => cte('hits').materialized(), ranked);
  return pageOfHits(hits, params, sql`fit desc, id desc`);
}
