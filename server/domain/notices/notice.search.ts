import { type Context, requireViewerId } from '../context';
import type { ListWish } from './notice.list';
import { CARD_COLUMNS, type NoticeRow, ofSchool, toNotice } from './notice.queries';
import { type AnyNotice, type NoticePage, NoticeSort } from './notice.view';

/** Results past this many are neither counted nor ranked: nobody reads them, and counting them all would be slow. */
const MOST_COUNTED = 1_001;

/** So many of the newest notices are looked at one by one before the index is asked. */
const WALK = 3_000;

/** So many are walked past to count a frequent word. */
const COUNTING_WALK = 6_000;

/** What a list is searched for. */
type SearchWish = Pick<ListWish, 'query' | 'role' | 'kind' | 'recruitingOnly'>;

/** The words, and the lexemes of the filters, as {@link matches} takes them. */
export function searchValues(wish: SearchWish): [words: string, filters: string[]] {
  const filters = [wish.kind, wish.role, wish.recruitingOnly ? 'RECRUITING' : null];
  return [wish.query ?? '', filters.filter((name) => name !== null && name !== undefined)];
}

/** The condition that the notice `n` matches the values at these places (see the migration that made `search`). */
export function matches(wordsAt: number, filtersAt: number): string {
  return `n.search @@ (search_query($${wordsAt}::text) && search_scopes($${filtersAt}::text[])::tsquery)`;
}

/**
 * A page of the notices that match words or want a role. A frequent word is found soonest by walking from the newest
 * notice down, a rare one by the index: so the walk goes first, for a bounded stretch, and the index is asked for what
 * the walk did not find (docs/decisions/0010-search-by-bigrams.md).
 */
export async function searchNotices(ctx: Context, wish: ListWish): Promise<NoticePage> {
  const values = [requireViewerId(ctx), ...searchValues(wish), wish.page * wish.size, wish.size];
  if (wish.sort === NoticeSort.BEST_MATCH && wish.query)
    return toPage(await readFound(ctx, BEST_MATCHES, values), wish.size);
  if (wish.sort === NoticeSort.OLDEST) return toPage(await readFound(ctx, lookUp('asc'), values), wish.size);
  const walked = await readFound(ctx, walk(ctx, wish), values);
  if (walked.nodes.length < wish.size) return toPage(await readFound(ctx, lookUp('desc'), values), wish.size);
  const found = await countMatches(ctx, wish, values.slice(0, 3));
  return toPage({ nodes: walked.nodes, found }, wish.size);
}

interface Found {
  nodes: AnyNotice[];
  /** How many match in all, as far as they are counted. */
  found: number;
}

function toPage({ nodes, found }: Found, size: number): NoticePage {
  const totalCount = Math.min(found, MOST_COUNTED);
  return { nodes, totalCount, totalPages: Math.ceil(Math.min(totalCount, MOST_COUNTED - 1) / size) };
}

type FoundRow = { found: number } & (NoticeRow | { id: null });

/** The cards of a `page` of ids in order of `place`, and how many were `found`. */
async function readFound(ctx: Context, tables: string, values: unknown[]): Promise<Found> {
  const rows = await ctx.reads.rows<FoundRow>(
    `with ${wanted(ctx)}, ${tables}
     select (select count(*)::int from hits) as found, card.* from (select) one left join (
       select ${CARD_COLUMNS}, page.place from page
       join notice n on n.id = page.id join member m on m.id = n.owner_id
     ) card on true order by card.place`,
    values,
  );
  const cards = rows.filter((row): row is FoundRow & NoticeRow => row.id !== null);
  return { nodes: cards.map(toNotice), found: rows[0]?.found ?? 0 };
}

/** $1 the viewer, $2 the words, $3 the filters; the viewer's school is one more filter. */
function wanted(ctx: Context): string {
  const school = ctx.env.SCHOOL_SCOPE === 'any' ? '' : ' || (select school_key from member where id = $1)';
  return `wanted as materialized (
    select search_query($2::text) as words, search_query($2::text) && search_scopes($3::text[]${school})::tsquery as query
    where $1::int is not null
  )`;
}

/** The newest matches among the newest notices. It stops as soon as the page is full. */
function walk(ctx: Context, wish: ListWish): string {
  return `hits as (
      select newest.id from ${newest(ctx, wish, WALK)}, wanted
      where newest.search @@ wanted.query limit $4::int + $5::int
    ), ${pageOf('desc')}`;
}

function newest(ctx: Context, wish: ListWish, count: number): string {
  const kind = wish.kind ? ' and n.kind = ($3::text[])[1]' : '';
  return `(
    select n.id, n.search from notice n where ${ofSchool(ctx)}${kind} order by n.id desc limit ${count}
  ) newest`;
}

/** All matches, by the index. */
function lookUp(order: 'asc' | 'desc'): string {
  return `hits as materialized (
      select n.id from notice n where n.search @@ (select query from wanted)
    ), ${pageOf(order)}`;
}

function pageOf(order: 'asc' | 'desc'): string {
  return `page as (
    select id, row_number() over (order by id ${order}) as place from hits order by id ${order} offset $4::int limit $5::int
  )`;
}

/**
 * Matches by how well their titles match, the newest first among those alike; among so many as are counted. Weighing
 * whole texts takes time by the square of the words that are sought: seconds for 1,000 long texts.
 */
const BEST_MATCHES = `hits as materialized (
      select n.id, ts_rank(ts_filter(n.search, '{a}'), (select words from wanted)) as rank
      from notice n where n.search @@ (select query from wanted) limit ${MOST_COUNTED}
    ), page as (
      select id, row_number() over (order by rank desc, id desc) as place
      from hits order by rank desc, id desc offset $4::int limit $5::int
    )`;

/** How many match, up to so many as are counted: the most frequent words by a walk, which the index would take long for. */
async function countMatches(ctx: Context, wish: ListWish, values: unknown[]): Promise<number> {
  const row = await ctx.reads.row<{ found: number }>(
    `with ${wanted(ctx)}, walked as materialized (
       select count(*)::int as found from (
         select from ${newest(ctx, wish, COUNTING_WALK)}, wanted
         where newest.search @@ wanted.query limit ${MOST_COUNTED}
       ) counted
     )
     select case when found = ${MOST_COUNTED} then found else (
       select count(*)::int from (
         select from notice n where n.search @@ (select query from wanted) limit ${MOST_COUNTED}
       ) counted
     ) end as found from walked`,
    values,
  );
  return row?.found ?? 0;
}
