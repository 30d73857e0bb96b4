import type { Expression } from 'kysely';
import type { Services } from '../context';

/** A module's part of the statements of a module below. */
interface StatementListener<Options, Row> {
  /** Writes from the statement's common table expression about what happened. */
  write(options: Options): Expression<Row>;
  /** Runs after the commit with the rows that `write` returned. */
  afterCommit(services: Services, rows: readonly Row[]): void;
}

/**
 * Something that one statement writes, and that a module above writes about in the same statement: an action takes fewer
 * round trips than with an event (events.ts), and both writes still succeed or fail together.
 */
export interface StatementEvent<Options, Row> extends StatementListener<Options, Row> {
  /** Adds the listener, before any statement is compiled. */
  on(listener: StatementListener<Options, Row>): void;
}

/** Defines an event of a statement. The module whose statement it is owns it and does not know its listener. */
export function defineStatementEvent<Options, Row>(name: string): StatementEvent<Options, Row> {
  let listener: StatementListener<Options, Row> | undefined;
  const required = (): StatementListener<Options, Row> => {
    if (!listener) throw new Error(`No module listens to ${name}.`);
    return listener;
  };
  return {
    on(added) {
      if (listener) throw new Error(`Two modules listen to ${name}.`);
      listener = added;
    },
    write: (options) => required().write(options),
    afterCommit: (services, rows) => required().afterCommit(services, rows),
  };
}
