import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * SQL for the id of a viewer. If the statement has already joined the viewer's row, `row` avoids
 * another lookup.
 */
export interface ViewerId extends Expression<number> {
  /** Alias of the viewer's row in `member`. */
  readonly row?: string;
}

/**
 * A viewer whose `member` row is joined.
 * @param alias alias of the row
 * @param id expression for the id, such as a parameter; the id of the row by default
 */
export function viewerInRow(
  alias: string,
  id: Expression<number> = sql.ref(`${alias}.id`),
): RawBuilder<number> & ViewerId {
  return Object.assign(sql<number>`${id}`, { row: alias });
}
