import { createOrm } from '../database/create-orm';
import { createPool } from '../platform/database/pool';
import { createTransactionStatements, type Statements } from '../platform/database/statements/statements';

/** Runs the statements of a command on an ORM of its own, as one transaction. */
export function withStatements<T>(databaseUrl: string, work: (statements: Statements) => Promise<T>): Promise<T> {
  const orm = createOrm(createPool(databaseUrl));
  return orm.em
    .fork()
    .transactional(async (em) => work(await createTransactionStatements(em)))
    .finally(() => orm.close());
}
