import type { Expression } from 'kysely';
import type { Services } from '../context';

/** A listening module's part of a statement of a module below. */
interface StatementListener<Row> {
  /** SQL that inserts rows from the statement's common table expression. */
  write(): Expression<Row>;
  /** Runs after the commit with the rows from `write`. */
  afterCommit(services: Services, rows: readonly Row[]): void;
}

/**
 * A CTE hook: a higher module adds an INSERT to a statement. This saves round trips compared with
 * an event (events.ts). Both writes still succeed or fail together.
 */
export interface StatementEvent<Row> extends StatementListener<Row> {
  /** Adds the listener. Must run before any statement is compiled. */
  on(listener: StatementListener<Row>): void;
}

/**
 * Defines a CTE hook. It is owned by the module of the statement and is independent of its
 * listener.
 */
export function defineStatementEvent<Row>(name: string): StatementEvent<Row> {
  let listener: StatementListener<Row> | undefined;
  const required = (): StatementListener<Row> => {
    if (!listener) throw new Error(`No module listens to ${name}.`);
    return listener;
  };
  return {
    on(added) {
      if (listener) throw new Error(`Two modules listen to ${name}.`);
      listener = added;
    },
    write: () => required().write(),
    afterCommit: (services, rows) => required().afterCommit(services, rows),
  };
}
