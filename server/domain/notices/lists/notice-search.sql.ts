import { type Expression, type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely';
import { BOUNDS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { parseTerms } from '../../../../shared/search/search';
import type { Params } from '../../../platform/database/statements/statement';
import { schoolOf } from '../../members/member-visibility.sql';
import { listsRecruiting, type NoticeListParams, type NoticePageParams, type PageTables } from './notice-list.sql';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { NoticeSort } from './notice-list.inputs';
import { isBlockedBetween } from '../../blocks/block.sql';
import { seesAllSchools } from '../../kit/rules/school-scope';
import { isTakenBy } from '../../profiles/timetable/course.sql';
import { isOfFirstKind } from '../kinds/notice-kind.sql';
import { isListed } from '../visibility/notice-visibility.sql';

/**
 * Largest total of a search, and the maximum length of lists by deadline. Few people read
 * further, and counting all matches would be slow.
 */
export const MAX_COUNTED = 1_001;

/**
 * The maximum number of matches to read, the newest first. The extra matches fill the last page.
 */
const MAX_FOUND = MAX_COUNTED - 1 + BOUNDS.size.max;

/** Maximum number of notices that a scan reads. */
const SCAN_LENGTH = 6_000;

/** Number of the newest notices in the sample that estimates how frequent the words are. */
const SAMPLE_LENGTH = 500;

/** If the sample has at least this many matches, a scan probably finds {@link MAX_FOUND}. */
const FREQUENT_MATCHES = Math.ceil((MAX_FOUND * SAMPLE_LENGTH) / SCAN_LENGTH);

/** Parameters of a search as expressions. */
export type SearchParams = Params<Omit<NoticePageParams, 'recruitingOnly'>>;

/**
 * Start of the lexeme of a tag among those of the filters (`search_tag_scopes` in
 * database/migrations/20261127100000_tags.ts).
 */
const TAG_SCOPE = '\u0001';

/**
 * Returns the parameters of a search: the words with their synonyms, and the lexemes of the
 * filters.
 */
export function searchTerms(list: NoticeListParams): Pick<NoticePageParams, 'words' | 'filters'> {
  const course = list.course ? `COURSE:${foldName(list.course)}` : null;
  const tag = list.tag ? TAG_SCOPE + list.tag : null;
  const filters = [list.kind, list.role, listsRecruiting(list) ? 'RECRUITING' : null, course, tag];
  return {
    words: wordsWithSynonyms(list.query ?? ''),
    filters: filters.filter((name) => name !== null && name !== undefined),
  };
}

/**
 * Separators in the text for the SQL function `search_query`
 * (database/migrations/20261126170300_search.ts). The first separates the alternatives of a term,
 * the second the words of an alternative.
 */
const ALTERNATIVE = '\u0004';
const AND = '\u0005';

function wordsWithSynonyms(query: string): string {
  const terms = parseTerms(query).map(({ words, synonyms }) => [words, ...synonyms]);
  return terms.map((term) => term.map((words) => words.join(AND)).join(ALTERNATIVE)).join(' ');
}

/** The only row of the table `terms`. */
interface Terms {
  /** Words, to rank matches. */
  words: string;
  /** The words and the filters, including the school of the viewer. */
  query: string;
}

/**
 * SQL for the alternatives of the viewer's courses, each with its semester. It is null without a
 * course, so that the query matches no notice.
 */
function selectCourses(viewerId: Expression<number>): RawBuilder<string> {
  const scope = sql`search_scopes(array['COURSE_IN:' || tc.semester || ':' || tc.course_key])`;
  return sql`(select string_agg(${scope}, ' | ')::tsquery from member_course tc where ${isTakenBy(viewerId)})`;
}

/** Parameters of {@link selectTerms}. */
export type TermsParams = Pick<SearchParams, 'words' | 'filters' | 'viewerId'>;

/** Selects the words and the filters of a search as one row. */
export function selectTerms(
  { words, filters, viewerId }: TermsParams,
  { myCourses }: Pick<FoundOptions, 'myCourses'>,
): RawBuilder<Terms> {
  // A course of another school is no course of the viewer, even if its name is the same.
  const anySchool = seesAllSchools() && !myCourses;
  const scopes = anySchool ? sql`${filters}::text[]` : sql`${filters}::text[] || ${schoolOf(viewerId)}`;
  const courses = myCourses ? sql` && ${selectCourses(viewerId)}` : sql``;
  return sql`(
    select words, words && search_scopes(${scopes})::tsquery${courses} as query from search_query(${words}::text) words
  )`;
}

/**
 * True if the viewer's school has at most {@link SCAN_LENGTH} notices, so that a scan reads all of
 * them.
 */
function isSmallSchool(viewerId: Expression<number>): RawBuilder<SqlBool> {
  const ofSchool = seesAllSchools() ? sql`` : sql`where school_key = ${schoolOf(viewerId)}`;
  return sql`(select coalesce(sum(total), 0) <= ${sql.lit(SCAN_LENGTH)} from notice_total ${ofSchool})`;
}

/** Options of the matches. Each combination has its own statement. */
export interface FoundOptions {
  oneKind: boolean;
  /** True to keep only notices of the viewer's courses. */
  myCourses: boolean;
}

/**
 * Defines `terms` and `found`: the newest {@link MAX_FOUND} matches (decision 10). A scan from the
 * newest notice serves frequent words and schools with few notices. The index serves rare words. A
 * sample of the newest notices decides between them. If the scan finds too few, the index is used
 * as well.
 */
export function withMatches(
  db: QueryCreator<NoticeStatementTables>,
  options: FoundOptions,
  params: SearchParams,
): QueryCreator<NoticeStatementTables & { terms: Terms; found: { id: number } }> {
  const { viewerId, kinds } = params;
  const ofKind = options.oneKind ? sql` and ${isOfFirstKind(kinds)}` : sql``;
  // PostgreSQL underestimates the number of notices of a school. With a constant limit it would
  // sort all of them. With a limit from a subquery it reads the newest in the order of an index.
  const matchesAmong = (length: number): RawBuilder<unknown> => sql`(
    select n.id, n.search from notice n where ${isListed(viewerId)}${ofKind}
    order by n.id desc limit (select ${sql.lit(length)})
  ) newest, terms where newest.search @@ terms.query`;
  const isFrequent = sql`(select count(*) from ${matchesAmong(SAMPLE_LENGTH)}) >= ${sql.lit(FREQUENT_MATCHES)}`;
  const max = sql.lit(MAX_FOUND);
  const isComplete = sql`(${isSmallSchool(viewerId)} or (select count(*) from scanned) = ${max})`;
  // A hidden notice has an empty search document, so it never matches. The other conditions have no
  // index here, so PostgreSQL reads only the index of the search.
  const found = sql<{ id: number }>`(
    with scanned as materialized (
      select newest.id from ${matchesAmong(SCAN_LENGTH)} and (${isSmallSchool(viewerId)} or ${isFrequent}) limit ${max}
    ), indexed as materialized (
      select n.id from notice n
      where n.search @@ (select query from terms) and not ${isBlockedBetween(viewerId, sql.ref('n.owner_id'))} and not ${isComplete}
    )
    select id from scanned where ${isComplete}
    union all (select id from indexed order by id desc limit ${max})
  )`;
  return db
    .with((cte) => cte('terms').materialized(), selectTerms(params, options))
    .with((cte) => cte('found').materialized(), found);
}

type WithMatches = NoticeStatementTables & { matches: { id: number } };

/** `total` up to {@link MAX_COUNTED}, and `page` of the table `matches`. */
export function pageOfMatches(
  db: QueryCreator<WithMatches>,
  { offset, limit }: Pick<SearchParams, 'offset' | 'limit'>,
  ranking: RawBuilder<unknown>,
): QueryCreator<PageTables> {
  const max = sql.lit(MAX_COUNTED);
  const total = sql<PageTables['total']>`(
    select least(count(*), ${max})::int as "totalCount", count(*) >= ${max} as "totalCountCapped" from matches
  )`;
  return db.with('total', total).with(
    'page',
    sql<{ id: number; rank: number }>`(
        select id, row_number() over (order by ${ranking}) as rank
        from matches order by ${ranking} offset ${offset}::int limit ${limit}::int
      )`,
  );
}

/** Options of a search. Each combination has its own statement. */
interface SearchOptions extends FoundOptions {
  /** True to rank the matches by their titles. */
  bestMatch: boolean;
}

/** Rank of the title of the notice `n` among the matches of `terms`. */
export const TITLE_RANK = sql<number>`ts_rank(ts_filter(n.search, '{a}'), (select words from terms))`;

/** True if a search ranks its matches. */
export function isBestMatch({ sort, query }: NoticeListParams): boolean {
  return sort === NoticeSort.BEST_MATCH && Boolean(query);
}

/**
 * `total` and `page` of the notices that match words, recruit for a role or have a tag. The newest
 * matches come first, or the best matches of the title. Contents are not ranked. The time would
 * grow with the square of the words in the query: seconds for 1,000 long texts.
 */
export function searchPage(
  db: QueryCreator<NoticeStatementTables>,
  params: SearchParams,
  { bestMatch, ...options }: SearchOptions,
): QueryCreator<PageTables> {
  const found = withMatches(db, options, params);
  if (!bestMatch)
    return pageOfMatches(found.with('matches', sql<{ id: number }>`(select id from found)`), params, sql`id desc`);
  const ranked = sql<{ id: number; title_rank: number }>`(
    select n.id, ${TITLE_RANK} as title_rank from found join notice n using (id)
  )`;
  const matches = found.with((cte) => cte('matches').materialized(), ranked);
  return pageOfMatches(matches, params, sql`title_rank desc, id desc`);
}
