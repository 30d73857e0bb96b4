import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The id of a viewer. Where a statement has the viewer's row at hand, PostgreSQL does not look it
 * up again.
 */
export interface ViewerId extends Expression<number> {
  /** The alias of that row of `member`. */
  readonly row?: string;
}

/**
 * A viewer whose row of `member` is joined.
 * @param alias the row's
 * @param id what conditions compare with, if not the row's id
 */
export function viewerInRow(
  alias: string,
  id: Expression<number> = sql.ref(`${alias}.id`),
): RawBuilder<number> & ViewerId {
  return Object.assign(sql<number>`${id}`, { row: alias });
}
