import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { type ClientBase, type Pool, type PoolClient, TypeOverrides, types } from 'pg';

/** The unit of work gets dates and times as text and parses them itself. */
const ORM_TYPES = new TypeOverrides();
const { DATE, INT8, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
for (const oid of [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]) ORM_TYPES.setTypeParser(oid, (text) => text);
// Ids of this type stay below 2^53.
ORM_TYPES.setTypeParser(INT8, Number);

/**
 * Runs MikroORM on this pool through Kysely. Its transactions, the named statements inside them
 * (`clientOf`) and the metrics then share pg's connections (decision 13). Closing the ORM ends the
 * pool.
 */
export class PoolDialect implements Dialect {
  readonly createAdapter = (): PostgresAdapter => new PostgresAdapter();
  readonly createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
  readonly createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);

  constructor(private readonly pool: Pool) {}

  createDriver(): Driver {
    return new PoolDriver(this.pool);
  }
}

/** Returns the connection of the unit of work's transaction, for named statements and COPY. */
export async function clientOf(em: EntityManager): Promise<ClientBase> {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (!transaction) throw new Error('not in a transaction');
  return transaction.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof PoolConnection)) throw new Error('a connection of another dialect');
    return connection.client;
  });
}

class PoolDriver implements Driver {
  constructor(private readonly pool: Pool) {}

  async init(): Promise<void> {
    // The pool connects on demand.
  }

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.pool.connect());
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.client.release(connection.isBroken);
  }

  async beginTransaction({ client }: PoolConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    try {
      await client.query(['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].join(' '));
    } catch (error) {
      // Kysely does not release a connection whose `begin` failed.
      client.release(true);
      throw error;
    }
  }

  async commitTransaction({ client }: PoolConnection): Promise<void> {
    await client.query('commit');
  }

  /**
   * Never rejects, because Kysely would then not release the connection. PostgreSQL rolls back when
   * the connection closes.
   */
  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.client.query('rollback').catch(() => {
      connection.isBroken = true;
    });
  }

  async savepoint({ client }: PoolConnection, name: string): Promise<void> {
    await client.query(`savepoint ${client.escapeIdentifier(name)}`);
  }

  async rollbackToSavepoint({ client }: PoolConnection, name: string): Promise<void> {
    await client.query(`rollback to savepoint ${client.escapeIdentifier(name)}`);
  }

  async releaseSavepoint({ client }: PoolConnection, name: string): Promise<void> {
    await client.query(`release savepoint ${client.escapeIdentifier(name)}`);
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

class PoolConnection implements DatabaseConnection {
  /** True if the connection must not be used again. */
  isBroken = false;

  constructor(readonly client: PoolClient) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.client.query({ text: sql, values: [...parameters], types: ORM_TYPES });
    // A text with several statements returns several results.
    const last = [result].flat().at(-1);
    return { rows: last?.rows ?? [], numAffectedRows: BigInt(last?.rowCount ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- Kysely requires the method
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('statements are not streamed');
  }
}
