import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bulkhead } from '../../resilience/bulkhead';
import { CellsQuery } from './cells-query';
import { clientOf } from '../pool-dialect';
import type { JsonText, RequestStatement } from './request-statement';
import type { AnyStatement, Cells, Statement } from './statement';

/** Sends typed statements without the ORM's unit of work. Each is prepared once per connection. */
export interface Statements {
  rows<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** Returns the first row, if there is one. */
  row<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row | undefined>;
  /**
   * Returns the row of a statement that always has one.
   * @throws {Error} with the name of the statement, if it has no row
   */
  one<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row>;
  /** True if the statement has a row. */
  exists<Values>(statement: Statement<Values, object>, values: Values): Promise<boolean>;
  /** Sends a statement whose rows are not needed. */
  run<Values>(statement: Statement<Values, object>, values: Values): Promise<void>;
  /** Returns the JSON text, if there is one. */
  jsonText(statement: RequestStatement, values: Record<string, unknown>): Promise<JsonText | undefined>;
}

/** A pool or one connection. */
interface Queryable {
  query(query: CellsQuery, done: (error: Error | undefined) => void): unknown;
}

/**
 * Sends a statement with its parameter values in order, and resolves to the cells of its row.
 * Wrappers, such as a replica with a fallback, need only this function to implement {@link
 * Statements}.
 */
export type Send = (statement: AnyStatement, values: readonly unknown[]) => Promise<Cells | undefined>;

/**
 * Creates statements over a pool or one connection.
 * @param bulkhead queues statements without a connection only while others make progress
 */
export function createStatements(connections: Queryable, bulkhead?: Bulkhead): Statements {
  return statementsBy(sendOver(connections, bulkhead));
}

/** Sends statements over a pool or one connection. */
export function sendOver(connections: Queryable, bulkhead?: Bulkhead): Send {
  const send: Send = ({ text, preparedName: name }, values) =>
    new Promise((resolve, reject) => {
      const query = new CellsQuery({ name, text, values: [...values] });
      connections.query(query, (error: Error | undefined) => (error ? reject(error) : resolve(query.cells)));
    });
  return bulkhead ? (statement, values) => bulkhead.run(() => send(statement, values)) : send;
}

/** Creates statements that this function sends. */
export function statementsBy(send: Send): Statements {
  const rows: Statements['rows'] = async (statement, values) =>
    statement.parseRows(await send(statement, statement.valuesOf(values)));
  return {
    rows,
    row: async (statement, values) => (await rows(statement, values))[0],
    one: async (statement, values) => {
      const [row] = await rows(statement, values);
      if (!row) throw new Error(`The statement ${statement.name} returned no row.`);
      return row;
    },
    exists: async (statement, values) => (await rows(statement, values)).length > 0,
    run: async (statement, values) => void (await send(statement, statement.valuesOf(values))),
    jsonText: async (statement, values) => statement.parseJsonText(await send(statement, statement.valuesOf(values))),
  };
}

/**
 * Creates statements inside the unit of work's transaction. They see its writes, and rows that it
 * has locked stay unchanged.
 */
export async function createTransactionStatements(em: EntityManager): Promise<Statements> {
  return createStatements(await clientOf(em));
}
