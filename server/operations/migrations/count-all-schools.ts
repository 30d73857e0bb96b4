import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createPoolWithoutTimeouts } from '../../platform/database/pool';
import { lockInAttempts } from './lock-tables';
import { createServiceOrm } from './orm';

const IS_COUNTED = `select exists (select from notice_superblock where school_key = '') as counted`;

/** Deletes the counters of all schools together. */
const STOP = [`delete from notice_block where school_key = ''`, `delete from notice_superblock where school_key = ''`];

/**
 * Adds up the counters of the schools. The last row is there without any notice, for the triggers.
 */
const START = [
  `insert into notice_block (school_key, kind, block, total, recruiting)
   select '', kind, block, sum(total), sum(recruiting) from notice_block group by kind, block`,
  `insert into notice_superblock (school_key, kind, superblock, total, recruiting)
   select '', kind, superblock, sum(total), sum(recruiting) from notice_superblock group by kind, superblock`,
  `insert into notice_superblock (school_key, kind, superblock, total, recruiting)
   values ('', 'PROJECT', 0, 0, 0) on conflict do nothing`,
];

/**
 * Starts or stops the counters of all schools together, which only `SCHOOL_SCOPE=any` reads.
 * Without them, writers of different schools lock no common row
 * (docs/decisions/0006-block-counters.md).
 */
export async function countAllSchools(orm: MikroORM, isWanted: boolean): Promise<void> {
  if ((await isCounted(orm.em.fork())) === isWanted) return;
  // On a large table this takes longer than a request's timeouts.
  const changing = createServiceOrm(createPoolWithoutTimeouts(orm.config.get('clientUrl') ?? ''));
  try {
    await changing.em.fork().transactional((tx) => change(tx, isWanted));
  } finally {
    await changing.close();
  }
}

async function isCounted(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ counted: boolean }[]>(IS_COUNTED);
  return row?.counted ?? false;
}

async function change(tx: EntityManager, isWanted: boolean): Promise<void> {
  await tx.execute(lockInAttempts({ mode: 'share row exclusive', tables: ['notice'] }));
  // Another instance may have done it since.
  if ((await isCounted(tx)) === isWanted) return;
  for (const statement of isWanted ? START : STOP) await tx.execute(statement);
}
