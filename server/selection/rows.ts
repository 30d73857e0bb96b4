import { type Compilable, type InferResult, type RawBuilder, sql } from 'kysely';

/** Rows that a function selects. */
export type RowOf<Select extends (...args: never[]) => Compilable<unknown>> = InferResult<ReturnType<Select>>[number];

/** Columns of a row in scope, by their names in the database. */
export type RowColumns<Row> = { readonly [Column in keyof Row & string]: RawBuilder<Row[Column]> };

/**
 * Returns the typed columns of the row with this alias.
 * @param alias alias of the row, such as `n` for a notice
 */
export function columnsOf<Row>(alias: string): RowColumns<Row> {
  const column = (_columns: object, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  return new Proxy({}, { get: column as never }) as RowColumns<Row>;
}
