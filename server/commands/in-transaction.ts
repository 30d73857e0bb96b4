import { createPlainOrm } from '../database/plain-orm';
import { createPool } from '../platform/database/pool';
import { createTransactionStatements, type Statements } from '../platform/database/statements/statements';

/** Runs the statements of a command as one transaction. */
export function inTransaction<T>(databaseUrl: string, work: (statements: Statements) => Promise<T>): Promise<T> {
  const orm = createPlainOrm(createPool(databaseUrl));
  return orm.em
    .fork()
    .transactional(async (em) => work(await createTransactionStatements(em)))
    .finally(() => orm.close());
}
