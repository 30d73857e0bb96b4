import type { EntityManager } from '@mikro-orm/postgresql';
import { type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg';
import type { Bulkhead } from './bulkhead';
import { clientOf } from './pool-dialect';
import type { Statement } from './statement';

/** Sends typed statements without the ORM's unit of work. Each is prepared once per connection. */
export interface Statements {
  rows<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** The first row, if there is one. */
  row<Values, Row extends object>(statement: Statement<Values, Row>, values: Values): Promise<Row | undefined>;
}

/** A pool, or one connection. */
interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>;
}

/** Fetches rows: all of {@link Statements} in one function, for wrappers such as a replica with a fallback. */
type Fetch = <Values, Row extends object>(statement: Statement<Values, Row>, values: Values) => Promise<Row[]>;

/**
 * Statements over a pool or one connection.
 * @param bulkhead queues statements that find no connection only while others make progress
 */
export function createStatements(connections: Queryable, bulkhead?: Bulkhead): Statements {
  return statementsBy(async (statement, values) => {
    const send = (): Promise<QueryResult<{ rows: never[] }>> =>
      connections.query({
        name: statement.preparedName,
        text: statement.text,
        values: statement.valuesOf(values),
        types,
      });
    const result = await (bulkhead ? bulkhead.run(send) : send());
    return statement.readRows(result.rows[0]?.rows ?? []);
  });
}

/** Statements that fetch their rows by this function. */
export function statementsBy(fetch: Fetch): Statements {
  return { rows: fetch, row: async (statement, values) => (await fetch(statement, values))[0] };
}

/** Statements inside the unit of work's transaction: they see what it wrote, and rows it locked stay as they were read. */
export async function createTransactionStatements(em: EntityManager): Promise<Statements> {
  return createStatements(await clientOf(em));
}
