import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import type { Bulkhead } from './bulkhead';
import { clientOf } from './pool-dialect';
import type { AnyStatement, Cells, Document, RequestDocument, Statement } from './statement';

/** Sends typed statements without the ORM's unit of work. Each is prepared once per connection. */
export interface Statements {
  rows<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** Returns the first row, if there is one. */
  row<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row | undefined>;
  /** Returns the document, if there is one. */
  document(statement: RequestDocument, values: Record<string, unknown>): Promise<Document | undefined>;
}

/** A pool or one connection. */
type Queryable = Pick<ClientBase, 'query'>;

/** The cells of a row, as PostgreSQL writes them. */
const CELLS = { rowMode: 'array', types: { getTypeParser: () => (value: string) => value } } as const;

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
  const send: Send = async (statement, values) => {
    const { text, preparedName: name } = statement;
    const { rows } = await connections.query<(string | null)[]>({ ...CELLS, name, text, values: [...values] });
    return rows[0];
  };
  return bulkhead ? (statement, values) => bulkhead.run(() => send(statement, values)) : send;
}

/** Creates statements that this function sends. */
export function statementsBy(send: Send): Statements {
  const rows: Statements['rows'] = async (statement, values) =>
    statement.readRows(await send(statement, statement.valuesOf(values)));
  return {
    rows,
    row: async (statement, values) => (await rows(statement, values))[0],
    document: async (statement, values) => statement.readDocument(await send(statement, statement.valuesOf(values))),
  };
}

/**
 * Creates statements inside the unit of work's transaction. They see its writes, and rows that it
 * has locked stay unchanged.
 */
export async function createTransactionStatements(em: EntityManager): Promise<Statements> {
  return createStatements(await clientOf(em));
}
