import { type Connection, Query, type QueryConfig } from 'pg';
import type { Cells } from './statement';

declare module 'pg' {
  // The types of pg lack this method, which sends the statement.
  interface Query {
    prepare(connection: Connection): void;
  }
}

const undescribed = new WeakMap<Connection, Connection>();

/** Returns the connection without requests for the description of columns. */
function withoutDescriptions(connection: Connection): Connection {
  const known = undescribed.get(connection);
  if (known) return known;
  const without = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  undescribed.set(connection, without);
  return without;
}

/**
 * A statement whose cells arrive as PostgreSQL writes them. PostgreSQL does not describe their
 * columns. pg would parse the description for each request (docs/BUDGET.md).
 */
export class CellsQuery extends Query<string[]> {
  /** Cells of the first row. Undefined without a row. */
  cells: Cells | undefined;

  /** @param config text, values and name of the statement, like those of pg's query */
  constructor(config: QueryConfig) {
    super(config);
  }

  /** Sends the statement. pg calls it. */
  override prepare(connection: Connection): void {
    super.prepare(withoutDescriptions(connection));
  }

  /** Stores a row. pg calls it. */
  handleDataRow({ fields }: { fields: Cells }): void {
    this.cells ??= fields;
  }
}
