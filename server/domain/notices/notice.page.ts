import type { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice-list.inputs';
import type { Role } from './project.entity';

/** What a list contains, in which order, and which page of it is read. */
export interface NoticeListParams {
  kind?: NoticeKind | null;
  recruitingOnly?: boolean;
  /** Words that a notice must all contain. */
  query?: string | null;
  /** Whether a notice must recruit for at most three more days. */
  closingSoon?: boolean;
  /** A role that a notice must recruit for. */
  role?: Role | null;
  sort?: NoticeSort;
  /** The page's index, from 0. */
  page: number;
  size: number;
}

/** Whether the list is one of those by deadline, which contain only notices that recruit. */
export function isByDeadline({ closingSoon, sort }: Pick<NoticeListParams, 'closingSoon' | 'sort'>): boolean {
  return Boolean(closingSoon) || sort === NoticeSort.DEADLINE;
}

/** The parameters of the statements that read a page; each uses some of them. */
export interface NoticePageParams {
  viewerId: number;
  kinds: readonly NoticeKind[];
  recruitingOnly: boolean;
  /** The order, for statements that have one text for all orders. */
  sort: NoticeSort;
  /** The number of rows before the page. */
  offset: number;
  /** The number of rows in the page. */
  limit: number;
  /** The words that are searched for; empty without a search. */
  words: string;
  /**
   * The lexemes of the filters that the search index holds (decisions/0010-search-by-bigrams.md).
   */
  filters: readonly string[];
}

/** The tables of a page: its notices with their ranks, and the number of all. */
export type PageTables = NoticeStatementTables & {
  /** One row. */
  total: { totalCount: number };
  page: { id: number; rank: number };
};
