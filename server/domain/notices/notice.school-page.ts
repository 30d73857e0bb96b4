import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Params } from '../../platform/database/statement';
import { seesAllSchools } from '../kit/school-scope';
import { membersApartFrom } from '../members/member.contributions';
import { schoolOf } from '../members/member.visibility';
import type { NoticePageParams, PageTables } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';
import { isListed } from './notice.visibility';

/** What the statement about a page of the school's notices differs by. */
interface SchoolPageOptions {
  oneKind: boolean;
  recruitingOnly: boolean;
  /** Whether it is the list's first page, for which no row has to be skipped. */
  firstPage: boolean;
}

/** The parameters that {@link schoolPage} uses. */
export type SchoolPageParams = Pick<NoticePageParams, 'viewerId' | 'kinds' | 'offset' | 'limit'>;

interface Counted {
  /** The rows in this block or superblock. */
  count: number;
  /** The rows up to its end, in the order of the list. */
  running: number;
}

/** Where a page starts: the block or superblock, and the rows before it. */
interface Start {
  block: number;
  before: number;
}

/** The parts of the statement. */
interface Parts {
  /** The column of the counters. */
  counter: RawBuilder<unknown>;
  /** Whether a row of counters belongs to the list. */
  inList: RawBuilder<unknown>;
  /** Whether the notice `n` belongs to the list. */
  conditions: readonly RawBuilder<unknown>[];
}

/**
 * `total` and `page` of the school's notices. The counters of superblocks of 32,768 ids and of blocks of 1,024
 * (decisions/0006-block-counters.md) give the exact total. The notices of members whom a block keeps from the viewer are
 * subtracted (decisions/0042-blocks-and-hidden-content.md).
 */
export function schoolPage(
  db: QueryCreator<NoticeStatementTables>,
  params: Params<SchoolPageParams>,
  { oneKind, recruitingOnly, firstPage }: SchoolPageOptions,
): QueryCreator<PageTables> {
  const { viewerId, kinds } = params;
  const school = seesAllSchools() ? sql.lit('') : schoolOf(viewerId);
  const ofBlocked = [
    seesAllSchools() ? sql`true` : sql`n.school_key = ${school}`,
    sql`not n.hidden and n.kind = any (${kinds}::text[])`,
    ...(recruitingOnly ? [sql`n.recruiting`] : []),
  ];
  const withBlocked = db.with(
    (cte) => cte('blocked').materialized(),
    sql<{ id: number }>`(
      select n.id from notice n where n.owner_id = any (${membersApartFrom(viewerId)}) and ${sql.join(ofBlocked, sql` and `)}
    )`,
  );
  const parts = {
    counter: sql.ref(recruitingOnly ? 'recruiting' : 'total'),
    inList: sql`school_key = ${school} and kind = any (${kinds}::text[])`,
    conditions: [
      sql`${isListed(viewerId)}`,
      ...(oneKind ? [sql`n.kind = (${kinds}::text[])[1]`] : []),
      ...(recruitingOnly ? [sql`n.recruiting`] : []),
    ],
  };
  return firstPage ? pageFromStart(withBlocked, params, parts) : pageFromBlock(withBlocked, params, parts);
}

type WithBlocked = NoticeStatementTables & { blocked: { id: number } };

/** The first page: as many rows as it has, from the end of the index. An empty list is not searched for rows. */
function pageFromStart(
  db: QueryCreator<WithBlocked>,
  { limit }: Params<SchoolPageParams>,
  { counter, inList, conditions }: Parts,
): QueryCreator<PageTables> {
  return db
    .with(
      'total',
      sql<{ totalCount: number }>`(
        select coalesce(sum(count), 0)::int as "totalCount" from (
          select ${counter} as count from notice_superblock where ${inList} union all select -1 from blocked
        ) counted
      )`,
    )
    .with(
      'page',
      sql<{ id: number; rank: number }>`(
        select row.id, row.id as rank from total, lateral (
          select n.id from notice n where ${sql.join(conditions, sql` and `)} order by n.id desc limit ${limit}::int
        ) row where "totalCount" > 0
      )`,
    );
}

/** Any page: the counters give the block in which it starts, so that at most one block's rows are skipped, however deep it lies. */
function pageFromBlock(
  db: QueryCreator<WithBlocked>,
  { offset, limit }: Params<SchoolPageParams>,
  { counter, inList, conditions }: Parts,
): QueryCreator<PageTables> {
  const fromBlock = sql`n.id < (start.block + 1)::bigint << 10`;
  return db
    .with(
      'superblocks',
      sql<Counted & { block: number }>`(
        select block, sum(count) as count, sum(sum(count)) over (order by block desc) as running from (
          select superblock as block, ${counter} as count from notice_superblock where ${inList}
          union all select id >> 15, -1 from blocked
        ) counted group by block
      )`,
    )
    .with('total', sql<{ totalCount: number }>`(select coalesce(sum(count), 0)::int as "totalCount" from superblocks)`)
    .with(
      'start_superblock',
      sql<Start>`(
        select block, running - count as before from superblocks
        where running > ${offset}::int order by block desc limit 1
      )`,
    )
    .with(
      'blocks',
      sql<Counted & { block: number }>`(
        select block, sum(count) as count,
          (select before from start_superblock) + sum(sum(count)) over (order by block desc) as running from (
          select block, ${counter} as count from notice_block where ${inList}
            and block >= (select block << 5 from start_superblock) and block < (select (block + 1) << 5 from start_superblock)
          union all select id >> 10, -1 from blocked where id >> 15 = (select block from start_superblock)
        ) counted group by block
      )`,
    )
    .with(
      'start',
      sql<Start>`(
        select block, running - count as before from blocks
        where running > ${offset}::int order by block desc limit 1
      )`,
    )
    .with(
      'page',
      sql<{ id: number; rank: number }>`(
        select row.id, row.id as rank from start, lateral (
          select n.id from notice n where ${sql.join([...conditions, fromBlock], sql` and `)}
          order by n.id desc offset ${offset}::int - start.before limit ${limit}::int
        ) row
      )`,
    );
}
