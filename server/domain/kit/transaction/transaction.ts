import type { EntityManager } from '@mikro-orm/postgresql';
import { isWorthRetrying } from '../../../platform/database/sql-states';
import { createTransactionStatements, type Statements } from '../../../platform/database/statements/statements';
import type { Context, Services } from '../../context';

/**
 * The context of a request inside its transaction. Its statements see the writes of the
 * transaction.
 */
export type Transaction = Context & TransactionParts;

/** The services of a job inside its transaction. A {@link Transaction} is one, too. */
export type JobTransaction = Services & TransactionParts;

/**
 * Additions of a transaction to the context of a request or to the services of a job. Its
 * `primary`, `reads` and `writes` are the same connection. So a function sends a statement by the
 * same rule inside and outside of a transaction (context.ts: Services).
 */
export interface TransactionParts {
  /** MikroORM's unit of work. */
  em: EntityManager;
  primary: Statements;
  reads: Statements;
  writes: Statements;
  /**
   * Adds a task that runs after the commit, for effects that must not be visible earlier. Its
   * failure is only logged.
   */
  afterCommit(task: () => Promise<unknown>): void;
}

const MAX_ATTEMPTS = 3;

/**
 * Signals that a transaction holds too few locks. It is rolled back and retried, as after a
 * serialization failure.
 */
export class MissingLocks extends Error {
  readonly code = '40001';
}

/**
 * Runs an action as one transaction and retries it after a deadlock or serialization failure.
 *
 * All transactions take locks in one order, so that they do not deadlock: notices by their ids,
 * then members, then everything else. A foreign key locks the referenced row (FOR KEY SHARE). So a
 * statement that inserts a row with a notice and a member must lock the notice explicitly before
 * the INSERT.
 *
 * Rows of a notice, such as its applications, may be locked before a member. The lock `update` of a
 * notice excludes all other transactions about it. With the lock `share`, a transaction locks only
 * rows of its own member, or the one comment or post that it deletes.
 * @throws {AppError} UNAVAILABLE if the queue of transactions makes no progress
 */
export async function inTransaction<Base extends Services, T>(
  ctx: Base,
  work: (tx: Base & TransactionParts) => Promise<T>,
): Promise<T> {
  return retryRolledBack(() => ctx.transactions.run(() => runOnce(ctx, work)));
}

/**
 * Runs a transaction or a single statement and retries it after a deadlock or serialization
 * failure.
 */
export async function retryRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
    }
  }
}

async function runOnce<Base extends Services, T>(
  ctx: Base,
  work: (tx: Base & TransactionParts) => Promise<T>,
): Promise<T> {
  const tasks: (() => Promise<unknown>)[] = [];
  const afterCommit = (task: () => Promise<unknown>): void => void tasks.push(task);
  // The fork must not resolve the asynchronous context. A connection that was opened inside a
  // transaction passes its context on to the callbacks of all later requests.
  const fork = ctx.orm.em.fork({ disableContextResolution: true });
  const result = await fork.transactional(async (em) => {
    const statements = await createTransactionStatements(em);
    const parts = { em, primary: statements, reads: statements, writes: statements, afterCommit };
    // The context is the prototype, because a copy would lose its getters, such as the language.
    return work(Object.create(ctx, Object.getOwnPropertyDescriptors(parts)) as Base & TransactionParts);
  });
  for (const task of tasks) {
    await task().catch((error: unknown) => ctx.logger.error({ err: error }, 'a task after a commit failed'));
  }
  return result;
}
