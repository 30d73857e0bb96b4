import {
  type AliasedRawBuilder,
  type AnyColumn,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Params, Statement } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from './loader';

/** One page of a list that is nested in another: the first rows after an id, by ascending or descending id. */
export interface NestedPage {
  /** The id of what the list belongs to, such as a notice. */
  parentId: number;
  /** For the first page 0, or the highest id if the newest rows come first. */
  afterId: number;
  /** The number of rows. */
  first: number;
}

/** The parameters of a statement that reads many pages: the viewer, and the pages, column by column. */
export interface NestedPageParams {
  viewerId: number;
  parentIds: number[];
  afterIds: number[];
  firsts: number[];
}

interface PageTable {
  parent_id: number;
  after_id: number;
  first: number;
  /** The page that a row belongs to, from 1. */
  index: number;
}

/** The pages as the table `page`. */
export function nestedPages(params: Params<NestedPageParams>): AliasedRawBuilder<PageTable, 'page'> {
  const { parentIds, afterIds, firsts } = params;
  return sql<PageTable>`unnest(${parentIds}::int[], ${afterIds}::int[], ${firsts}::int[]) with ordinality`.as<'page'>(
    sql`page(parent_id, after_id, first, index)`,
  );
}

/** An order of ids: which ones follow a row, and in which direction. */
interface IdOrder {
  follows: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

const OLDEST_FIRST: IdOrder = { follows: sql`>`, direction: 'asc' };
export const NEWEST_FIRST: IdOrder = { follows: sql`<`, direction: 'desc' };

/** The rows of one page, for a lateral join with {@link nestedPages}. */
export function rowsOfPage<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  parentColumn: AnyColumn<Tables, Table> & string,
  { follows, direction } = OLDEST_FIRST,
): SelectQueryBuilder<Tables, Table, Row> {
  return rows
    .where(sql<SqlBool>`${sql.ref(parentColumn)} = page.parent_id and id ${follows} page.after_id`)
    .orderBy(sql`id`, direction)
    .limit(sql<number>`page.first`);
}

/**
 * Defines a loader for the pages of lists that are nested in one field. One statement reads all pages of a request.
 * @throws {AppError} VALIDATION_FAILED when the pages together have too many rows
 */
export function defineNestedPageLoader<Row extends object>(
  statement: Statement<NestedPageParams, Row & { pageIndex: number }>,
): (ctx: Context, page: NestedPage) => Promise<Row[]> {
  return defineLoader<NestedPage, Row[]>(async (ctx, pages) => {
    ensureReadable(pages);
    const rows = await ctx.reads.rows(statement, {
      viewerId: requireViewerId(ctx),
      parentIds: pages.map((page) => page.parentId),
      afterIds: pages.map((page) => page.afterId),
      firsts: pages.map((page) => page.first),
    });
    const byIndex = Map.groupBy(rows, (row) => row.pageIndex);
    return new Map(pages.map((page, index) => [page, byIndex.get(index + 1) ?? []]));
  }, []);
}

/** The largest number of rows that the nested lists of a request may have together. */
export const MAX_NESTED_ROWS = 3_000;

/**
 * Limits the total rows of nested lists, because the sizes of nested pages multiply.
 * @throws {AppError} VALIDATION_FAILED
 */
export function ensureReadable(pages: readonly NestedPage[]): void {
  const rows = pages.reduce((sum, { first }) => sum + first, 0);
  if (rows > MAX_NESTED_ROWS) throw invalid({ first: '한 번에 너무 많이 요청했어요. first나 size를 줄여 주세요.' });
}
