import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Env } from '../../env';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../domain/demo/demo-accounts';
import { hashPassword } from '../../domain/members/password';
import { findAnyMember } from '../../domain/members/member.sql';
import { createTransactionStatements } from '../../platform/database/statements/statements';
import { writeAlerts } from './write/write-alerts';
import { writeModeration } from './moderation';
import { notificationsOf } from './notifications';
import { createTimeline } from './timeline';
import {
  drawIds,
  writeApplications,
  writeComments,
  writeConsents,
  writeFavourites,
  writeMembers,
  writeNotices,
  writeNotifications,
} from './write/write-rows';
import { writeProfiles } from './write/write-profiles';
import { writeSeekers } from './write/write-seekers';
import { writeTeams } from './write/write-teams';

/**
 * Key of the advisory lock for seeding, different from the key of migrations. Instances seed one
 * after the other.
 */
const SEED_LOCK = 4_137_002;

/** Lists the demo accounts for the terminal. */
export function listDemoAccounts(): string {
  return DEMO_ACCOUNTS.map(({ loginId }) => `${loginId} / ${DEMO_PASSWORD}`).join(', ');
}

/**
 * Fills an empty database with a demo school if DEMO is on. If several instances start, only one
 * does it.
 */
export async function seedDemo(orm: MikroORM, env: Env): Promise<void> {
  if (env.DEMO !== 'on') return;
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = '60s'`);
    await em.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Checked under the lock, so that no other instance can seed at the same time.
    const statements = await createTransactionStatements(em);
    if (!(await statements.exists(findAnyMember, {}))) await writeDemo(em, new Date());
  });
}

async function writeDemo(em: EntityManager, now: Date): Promise<void> {
  const timeline = createTimeline(now);
  const ids = await drawIds(em, timeline);
  // All members share one hash, because hashing is slow on purpose and the password is public.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await writeMembers(em, ids, passwordHash, now);
  await writeConsents(em, ids, now);
  await writeProfiles(em, ids, now);
  await writeNotices(em, ids, timeline.notices, now);
  await writeApplications(em, ids, timeline.applications);
  await writeComments(em, ids, timeline.comments);
  await writeFavourites(em, ids, timeline.favourites);
  await writeTeams(em, ids, now);
  await writeSeekers(em, ids, now);
  await writeNotifications(em, ids, notificationsOf(timeline, now));
  await writeAlerts(em, ids, now);
  await writeModeration(em, ids, now);
}
