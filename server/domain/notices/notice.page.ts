import type { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice-list.inputs';
import type { Role } from './project.entity';

/** The conditions and the order of a list, and the page to read. */
export interface NoticeListParams {
  kind?: NoticeKind | null;
  recruitingOnly?: boolean;
  /** The words that a notice must contain, all of them. */
  query?: string | null;
  /** True to keep only notices that recruit for at most three more days. */
  closingSoon?: boolean;
  /** The role that a notice must recruit for. */
  role?: Role | null;
  sort?: NoticeSort;
  /** The number of the page, from 0. */
  page: number;
  size: number;
}

/** True for a list by deadline, which contains only notices that recruit. */
export function isByDeadline({ closingSoon, sort }: Pick<NoticeListParams, 'closingSoon' | 'sort'>): boolean {
  return Boolean(closingSoon) || sort === NoticeSort.DEADLINE;
}

/** The parameters of the statements that read a page. Each statement uses some of them. */
export interface NoticePageParams {
  viewerId: number;
  kinds: readonly NoticeKind[];
  recruitingOnly: boolean;
  /** The order, for statements with one SQL text for all orders. */
  sort: NoticeSort;
  /** The number of rows before the page. */
  offset: number;
  /** The number of rows in the page. */
  limit: number;
  /** The words to search; empty without a search. */
  words: string;
  /** The lexemes of the filters in the search index (decisions/0010-search-by-bigrams.md). */
  filters: readonly string[];
}

/** The tables of a page: its notices with their ranks, and the total of the list. */
export type PageTables = NoticeStatementTables & {
  /** One row. */
  total: { totalCount: number };
  page: { id: number; rank: number };
};
