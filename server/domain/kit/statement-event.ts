import type { Expression } from 'kysely';
import type { Services } from '../context';

/** A module's part of the statements of a module below. */
interface StatementListener<Row> {
  /** Writes from the statement's common table expression about what happened. */
  write(): Expression<Row>;
  /** Runs after the commit with the rows that `write` returned. */
  afterCommit(services: Services, rows: readonly Row[]): void;
}

/**
 * Something that one statement writes, and that a module above writes about in the same statement:
 * an action takes fewer round trips than with an event (events.ts), and both writes still succeed
 * or fail together.
 */
export interface StatementEvent<Row> extends StatementListener<Row> {
  /** Adds the listener, before any statement is compiled. */
  on(listener: StatementListener<Row>): void;
}

/**
 * Defines an event of a statement. The module whose statement it is owns it and does not know its
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
