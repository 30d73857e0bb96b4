import type { Connection } from 'pg';
import { prepareValue } from 'pg/lib/utils';

/** Cells of a row as PostgreSQL writes them. Null for NULL. */
export type Cells = readonly (string | null)[];

/** An SQL text that is prepared under a name. */
interface Prepared {
  readonly text: string;
  readonly preparedName: string;
}

/** A connection of pg with its prepared texts by name. */
interface PreparingConnection extends Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/**
 * One execution of a typed statement, for `query` of pg's pools and clients. Typed statements
 * return one row with a fixed number of columns. Therefore this class requests no row description
 * and creates no row objects, which would be half the cost of pg's own queries.
 */
export class PreparedQuery {
  readonly text: string;
  readonly name: string;
  readonly values: (string | Buffer | null)[];
  /** The row. Undefined if there was none. */
  cells?: Cells;
  /** Set by the client. */
  callback?: (error: Error | null, query?: this) => void;

  constructor(statement: Prepared, values: readonly unknown[]) {
    this.text = statement.text;
    this.name = statement.preparedName;
    this.values = values.map((value) => prepareValue(value));
  }

  submit(connection: PreparingConnection): null {
    const { name, text, values } = this;
    connection.stream.cork();
    if (name === '' || (!connection.parsedStatements[name] && !connection.submittedNamedStatements[name])) {
      connection.parse({ name, text, types: [] }, true);
      if (name !== '') connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleDataRow({ fields }: { fields: Cells }): void {
    this.cells ??= fields;
  }

  handleCommandComplete(): void {
    // ReadyForQuery follows.
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}
