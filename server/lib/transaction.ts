import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context';
import { createTransactionReader } from '../database/reader';
import { sqlStateOf } from './error-translator';

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

const SERIALIZATION_FAILURE = '40001';

/** Deadlock and serialisation failure: PostgreSQL undid everything and asks to try again. */
const TRY_AGAIN = new Set(['40P01', SERIALIZATION_FAILURE]);
const ATTEMPTS = 3;

/** Thrown inside a transaction whose locks turned out to be too few: it is undone and run again, as PostgreSQL would ask. */
export class MissingLocks extends Error {
  readonly code = SERIALIZATION_FAILURE;
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
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

async function runOnce<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tasks: (() => Promise<unknown>)[] = [];
  const afterCommit = (task: () => Promise<unknown>): void => void tasks.push(task);
  const result = await commitOrUndo(ctx, async (em) => {
    const statements = await createTransactionReader(em);
    return work({ ...ctx, em, reader: statements, writer: statements, afterCommit });
  });
  for (const task of tasks) {
    await task().catch((error: unknown) => ctx.logger.error({ err: error }, 'a task after a commit failed'));
  }
  return result;
}

/** Begun and ended by hand: `em.transactional` costs twice as much, for a context in which the work could find `em`. */
async function commitOrUndo<T>(ctx: Context, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = ctx.orm.em.fork();
  await em.begin();
  try {
    const result = await work(em);
    await em.commit();
    return result;
  } catch (error) {
    // Where even this fails the connection is gone, and PostgreSQL undoes the transaction by itself.
    await em.rollback().catch((err: unknown) => ctx.logger.warn({ err }, 'rolling back'));
    throw error;
  }
}
