import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClientBase, type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg';

/** The reading side: plain rows by prepared statements, past the ORM's unit of work. */
export interface Reader {
  /** The rows of one statement. Its text is prepared once a connection, so it must come from a finite set. */
  rows<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
  /** The first row, if there is one. */
  row<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row | undefined>;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

/** A pool, or one connection. */
interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>;
}

/** A reader over a pool of its own: the ORM's pool is for transactions. */
export function createReader(pool: Queryable): Reader {
  async function rows<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const result = await pool.query<Row>({ name: nameOf(text), text, values: [...values], types });
    return result.rows;
  }
  return {
    rows,
    row: async <Row extends QueryResultRow>(text: string, values: readonly unknown[]) =>
      (await rows<Row>(text, values))[0],
  };
}

/** A reader inside the unit of work's transaction: it sees what was written there, and what is locked stays as it read it. */
export async function createTransactionReader(em: EntityManager): Promise<Reader> {
  return createReader(await connectionOf(em));
}

/** The connection of the unit of work's transaction. */
export async function connectionOf(em: EntityManager): Promise<ClientBase> {
  const { client } = em.getTransactionContext() as { client: { acquireConnection(): Promise<ClientBase> } };
  return client.acquireConnection();
}
