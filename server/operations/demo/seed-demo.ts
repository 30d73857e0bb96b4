import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Env } from '../../env';
import { hashPassword } from '../../domain/members/member.password';
import { hasMembers } from '../../domain/members/member.queries';
import { createTransactionStatements } from '../../platform/database/statements';
import { newsOf } from './notifications';
import { tellStory } from './timeline';
import {
  drawIds,
  writeApplications,
  writeComments,
  writeFavourites,
  writeMembers,
  writeNews,
  writeNotices,
} from './write';

/** Differs from the migrations' lock. Its holder seeds, other instances wait (PostgreSQL: advisory locks). */
const SEED_LOCK = 4_137_002;

const PASSWORD = 'hanteam-demo';

/** Accounts to look around with: minji has applications to decide on, junho has some that were decided. */
export const DEMO_ACCOUNTS = [
  { loginId: 'minji', password: PASSWORD },
  { loginId: 'junho', password: PASSWORD },
];

/** Fills an empty database with a demo school, if the settings ask for it. Instances that start together do it once. */
export async function seedDemo(orm: MikroORM, env: Env): Promise<void> {
  if (env.DEMO !== 'on') return;
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = '60s'`);
    await em.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Read under the lock: only now is it certain that no other instance is about to seed.
    if (!(await hasMembers(await createTransactionStatements(em)))) await writeDemo(em, new Date());
  });
}

async function writeDemo(em: EntityManager, now: Date): Promise<void> {
  const story = tellStory(now);
  const ids = await drawIds(em, story);
  // One hash for all: hashing is slow on purpose, and salts of their own would hide nothing of a password that is public.
  const passwordHash = await hashPassword(PASSWORD);
  await writeMembers(em, ids, passwordHash, now);
  await writeNotices(em, ids, story.notices);
  await writeApplications(em, ids, story.applications);
  await writeComments(em, ids, story.comments);
  await writeFavourites(em, ids, story.favourites);
  await writeNews(em, ids, newsOf(story, now));
}
