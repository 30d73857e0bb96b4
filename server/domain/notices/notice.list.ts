import { type Context, requireViewerId } from '../context';
import type { NoticeKind } from './notice.entity';
import { CARD_COLUMNS, type NoticeRow, ofSchool, toNotice, visible } from './notice.queries';
import { matches, searchNotices, searchValues } from './notice.search';
import { type AnyNotice, type NoticePage, NoticeRelation, NoticeSort } from './notice.view';
import type { Role } from './project.entity';

/** What a list holds, and which page of it is wanted. */
export interface ListWish {
  kind?: NoticeKind | null;
  recruitingOnly?: boolean;
  relation?: NoticeRelation | null;
  /** Words that must all stand in it. */
  query?: string | null;
  /** A role that it must want. */
  role?: Role | null;
  sort?: NoticeSort;
  /** From 0. */
  page: number;
  size: number;
}

type PageRow = { totalCount: number } & (NoticeRow | { id: null });

/** One page of notices for the viewer, by statements whose cost does not grow with the table. */
export async function readNoticePage(ctx: Context, wish: ListWish): Promise<NoticePage> {
  if (!wish.relation && isSearch(wish)) return searchNotices(ctx, wish);
  const page = wish.relation ? personalPage(ctx, wish, wish.relation) : schoolPage(ctx, wish);
  const rows = await ctx.reads.rows<PageRow>(page, pageValues(ctx, wish));
  const totalCount = Number(rows[0]?.totalCount ?? 0);
  const nodes = rows.filter((row): row is PageRow & NoticeRow => row.id !== null).map(toNotice);
  return { nodes, totalCount, totalPages: Math.ceil(totalCount / wish.size) };
}

/** Old clients take a personal list whole; past this many it is cut. */
const MOST_PERSONAL = 1_000;

/** All notices of a kind that the viewer relates to so. */
export async function readPersonalNotices(
  ctx: Context,
  kind: NoticeKind,
  relation: NoticeRelation,
): Promise<AnyNotice[]> {
  const { nodes } = await readNoticePage(ctx, { kind, relation, page: 0, size: MOST_PERSONAL });
  return nodes;
}

function isSearch(wish: ListWish): boolean {
  return Boolean(wish.query) || Boolean(wish.role);
}

/** $1 the viewer, $2 the rows to skip, $3 the rows to give, $4 the kinds; in a search $5 and $6 what is sought. */
function pageValues(ctx: Context, wish: ListWish): unknown[] {
  const kinds = wish.kind ? [wish.kind] : ['PROJECT', 'STUDY'];
  const page = [requireViewerId(ctx), wish.page * wish.size, wish.size, kinds];
  return isSearch(wish) ? [...page, ...searchValues(wish)] : page;
}

/** The newest notices of a kind, for the home page: no totals, so not even the counters are read. */
export async function readRecentNotices(ctx: Context, kind: NoticeKind, count: number): Promise<AnyNotice[]> {
  const rows = await ctx.reads.rows<NoticeRow>(
    `select ${CARD_COLUMNS} from notice n join member m on m.id = n.owner_id
     where ${ofSchool(ctx)} and n.kind = $2 order by n.id desc limit $3`,
    [requireViewerId(ctx), kind, count],
  );
  return rows.map(toNotice);
}

/**
 * A page of the school's notices. The counters of stretches of 32,768 ids and of blocks of 1,024 (see the migrations)
 * tell the exact total and the block in which the page starts, so that at most one block's rows are skipped, however
 * deep the page lies.
 */
function schoolPage(ctx: Context, wish: ListWish): string {
  const counter = wish.recruitingOnly ? 'recruiting' : 'total';
  const oldestFirst = wish.sort === NoticeSort.OLDEST;
  const order = oldestFirst ? 'asc' : 'desc';
  const from = oldestFirst ? 'n.id >= start.block::bigint << 10' : 'n.id < (start.block + 1)::bigint << 10';
  const conditions = [ofSchool(ctx), from];
  if (wish.kind) conditions.push('n.kind = ($4::text[])[1]');
  if (wish.recruitingOnly) conditions.push('n.recruiting');
  const school = ctx.env.SCHOOL_SCOPE === 'any' ? `''` : '(select school_key from member where id = $1)';
  const ofList = `school_key = ${school} and kind = any ($4::text[])`;
  return withTotals(
    `stretches as (
      select stretch, sum(${counter}) as held, sum(sum(${counter})) over (order by stretch ${order}) as reached
      from notice_stretch where ${ofList} group by stretch
    ), total as (
      select coalesce(sum(held), 0)::int as "totalCount" from stretches
    ), near as (
      select stretch, reached - held as before from stretches where reached > $2::int order by stretch ${order} limit 1
    ), blocks as (
      select block, sum(${counter}) as held,
        (select before from near) + sum(sum(${counter})) over (order by block ${order}) as reached
      from notice_block where ${ofList} and block >= (select stretch << 5 from near)
        and block < (select (stretch + 1) << 5 from near) group by block
    ), start as (
      select block, reached - held as before from blocks where reached > $2::int order by block ${order} limit 1
    ), page as (
      select paged.id, paged.id as place from start, lateral (
        select n.id from notice n where ${conditions.join(' and ')}
        order by n.id ${order} offset $2::int - start.before limit $3::int
      ) paged
    )`,
    order,
  );
}

const PERSONAL_SOURCES: Record<NoticeRelation, { from: string; place: string }> = {
  OWNED: { from: 'notice n where n.owner_id = $1', place: 'n.id' },
  FAVOURITED: {
    from: 'favourite mine join notice n on n.id = mine.notice_id where mine.member_id = $1',
    place: 'row_number() over (order by mine.created_at, n.id)',
  },
  APPLIED: {
    from: 'application mine join notice n on n.id = mine.notice_id where mine.applicant_id = $1',
    place: 'mine.id',
  },
};

/** A page of the notices that the viewer relates to: as many as one person has, so these may be counted. */
function personalPage(ctx: Context, wish: ListWish, relation: NoticeRelation): string {
  const { from, place } = PERSONAL_SOURCES[relation];
  const conditions = ['n.kind = any ($4::text[])'];
  if (relation === NoticeRelation.FAVOURITED) conditions.push(visible(ctx));
  if (wish.recruitingOnly) conditions.push('n.recruiting');
  if (isSearch(wish)) conditions.push(matches(5, 6));
  return withTotals(
    `matching as materialized (
      select n.id, ${place} as place from ${from} and ${conditions.join(' and ')}
    ), total as (
      select count(*)::int as "totalCount" from matching
    ), page as (
      select id, place from matching order by place desc offset $2::int limit $3::int
    )`,
    'desc',
  );
}

/** The cards of `page` beside the `total`, which is there even when the page is past the end. */
function withTotals(tables: string, order: 'asc' | 'desc'): string {
  return `with ${tables}
    select total."totalCount", card.* from total left join (
      select ${CARD_COLUMNS}, page.place from page
      join notice n on n.id = page.id join member m on m.id = n.owner_id
    ) card on true
    order by card.place ${order}`;
}
