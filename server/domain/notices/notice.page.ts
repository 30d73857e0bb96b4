import type { Expression, QueryCreator } from 'kysely';
import { cardColumns } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';

/** The parameters of the statements that read a page; each uses some of them. */
export interface NoticePageParams {
  viewerId: number;
  kinds: readonly NoticeKind[];
  recruitingOnly: boolean;
  /** The number of rows before the page. */
  offset: number;
  /** The number of rows in the page. */
  limit: number;
  /** What is searched for; empty for no words. */
  words: string;
  /** The lexemes of the filters that the search index holds (decisions/0010-search-by-bigrams.md). */
  filters: readonly string[];
}

/** The tables that a statement defines for {@link cardsOfPage}. */
type PageTables = NoticeStatementTables & {
  /** One row. */
  total: { totalCount: number };
  page: { id: number; rank: number };
};

/** The cards of `page` by their rank, each with the `total`, which is there even when the page is past the end. */
export function cardsOfPage(db: QueryCreator<PageTables>, viewerId: Expression<number>, order: 'asc' | 'desc') {
  return db
    .selectFrom('total')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('page')
          .innerJoin('notice as n', 'n.id', 'page.id')
          .innerJoin('member as m', 'm.id', 'n.owner_id')
          .select(cardColumns(viewerId))
          .select('page.rank')
          .as('card'),
      (join) => join.onTrue(),
    )
    .select('total.totalCount')
    .selectAll('card')
    .orderBy('card.rank', order);
}

type Present<Row> = { [Column in keyof Row]: NonNullable<Row[Column]> };

/** Whether a row of {@link cardsOfPage} has a card; past the end of the list the only row has the total alone. */
function hasCard<Row extends { id: number | null }>(row: Row): row is Row & Present<Row> {
  return row.id !== null;
}

/** The rows of {@link cardsOfPage} as cards and their total. */
export function readCards<Row extends { id: number | null; totalCount: number }>(
  rows: readonly Row[],
): { nodes: (Row & Present<Row>)[]; totalCount: number } {
  return { nodes: rows.filter(hasCard), totalCount: rows[0]?.totalCount ?? 0 };
}
