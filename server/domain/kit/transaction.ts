import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context';
import { LoaderCache } from './loader';
import { createTransactionStatements } from '../../platform/database/statements';
import { isWorthRetrying } from '../../platform/database/sql-states';

/**
 * A request's context inside its one transaction, with statements and loaders of its own: a response that is read there
 * shows what was done, whatever comes after.
 */
export interface Transaction extends Context {
  /** The unit of work. */
  em: EntityManager;
  /** Something that the outside world may see of it only once it is committed. Its failure is logged, not answered. */
  afterCommit(task: () => Promise<unknown>): void;
}

const ATTEMPTS = 3;

/** Thrown inside a transaction that holds too few locks. It is rolled back and run again, as after a serialization failure. */
export class MissingLocks extends Error {
  readonly code = '40001';
}

/**
 * Runs one action as one transaction: all of it is done, or nothing of it.
 *
 * Locks are taken in one order everywhere, so that no two transactions wait for each other: notices first, in the order
 * of their ids, then members, then everything else. A foreign key locks the row that it names (FOR KEY SHARE), so a
 * statement that inserts a row of a notice and of a member locks the notice itself before.
 */
export async function inTransaction<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.transactions.run(() => runOnce(ctx, work));
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
    }
  }
}

async function runOnce<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tasks: (() => Promise<unknown>)[] = [];
  const afterCommit = (task: () => Promise<unknown>): void => void tasks.push(task);
  // Without the context's own unit of work: a connection that was opened inside a transaction hands that transaction's
  // context on to the callbacks of all later requests.
  const fork = ctx.orm.em.fork({ disableContextResolution: true });
  const result = await fork.transactional(async (em) => {
    const statements = await createTransactionStatements(em);
    return work({ ...ctx, em, reads: statements, writes: statements, loaders: new LoaderCache(), afterCommit });
  });
  for (const task of tasks) {
    await task().catch((error: unknown) => ctx.logger.error({ err: error }, 'a task after a commit failed'));
  }
  return result;
}
