import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context';
import { createTransactionStatements } from '../../platform/database/statements';
import { sqlStateOf } from '../../platform/error-translator';

/**
 * A request's context inside its one transaction, its reader and writer too: an answer that is read there tells what was
 * done, whatever comes after.
 */
export interface Transaction extends Context {
  /** The unit of work. */
  em: EntityManager;
  /** Something that the outside world may see of it only once it is committed. Its failure is logged, not answered. */
  afterCommit(task: () => Promise<unknown>): void;
}

/** Deadlock and serialisation failure: PostgreSQL undid everything and asks to try again. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/** Runs one action as one transaction: all of it is done, or nothing of it. */
export async function inTransaction<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.transactions.run(() => runOnce(ctx, work));
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlStateOf(error) ?? '')) throw error;
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
    return work({ ...ctx, em, reads: statements, writes: statements, afterCommit });
  });
  for (const task of tasks) {
    await task().catch((error: unknown) => ctx.logger.error({ err: error }, 'a task after a commit failed'));
  }
  return result;
}
