import type { EntityManager } from '@mikro-orm/postgresql';
import { isWorthRetrying } from '../../platform/database/sql-states';
import { createTransactionStatements, type Statements } from '../../platform/database/statements';
import type { Context, Services } from '../context';

/**
 * A request's context inside its transaction, with statements that see what it has written.
 */
export type Transaction = Context & Unit;

/** What a transaction adds to a request's context, or to the services of a job. */
export interface Unit {
  /** The unit of work. */
  em: EntityManager;
  primary: Statements;
  reads: Statements;
  writes: Statements;
  /**
   * Adds a task that runs after the commit, for what must not be visible earlier. Its failure is
   * logged and ignored.
   */
  afterCommit(task: () => Promise<unknown>): void;
}

const MAX_ATTEMPTS = 3;

/**
 * Thrown inside a transaction that holds too few locks. It is rolled back and run again, as after a
 * serialization failure.
 */
export class MissingLocks extends Error {
  readonly code = '40001';
}

/**
 * Runs one action as one transaction, again after a deadlock or serialization failure.
 *
 * Locks are taken in one order everywhere, so that no two transactions wait for each other: notices
 * first, in the order of their ids, then members, then everything else. A foreign key locks the row
 * that it refers to (FOR KEY SHARE), so a statement that inserts a row with a notice and a member
 * locks the notice itself first. What belongs to a notice, such as its applications, may be locked
 * before a member, because only one transaction at a time has the notice.
 * @throws {AppError} UNAVAILABLE when it is queued while no other transaction completes
 */
export async function inTransaction<Base extends Services, T>(
  ctx: Base,
  work: (tx: Base & Unit) => Promise<T>,
): Promise<T> {
  return retryRolledBack(() => ctx.transactions.run(() => runOnce(ctx, work)));
}

/**
 * Runs a transaction, or a statement that is one, again after a deadlock or serialization failure.
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

async function runOnce<Base extends Services, T>(ctx: Base, work: (tx: Base & Unit) => Promise<T>): Promise<T> {
  const tasks: (() => Promise<unknown>)[] = [];
  const afterCommit = (task: () => Promise<unknown>): void => void tasks.push(task);
  // The fork does not resolve the asynchronous context: a connection that was opened inside a
  // transaction passes that transaction's context on to the callbacks of all later requests.
  const fork = ctx.orm.em.fork({ disableContextResolution: true });
  const result = await fork.transactional(async (em) => {
    const statements = await createTransactionStatements(em);
    return work({
      ...ctx,
      em,
      primary: statements,
      reads: statements,
      writes: statements,
      afterCommit,
    });
  });
  for (const task of tasks) {
    await task().catch((error: unknown) => ctx.logger.error({ err: error }, 'a task after a commit failed'));
  }
  return result;
}
