import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { createPool } from '../../platform/database/pool';
import { expectTrueCounters } from '../../test/counters';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { buildMember, buildProject, buildStudy } from '../../test/factories';
import { until } from '../../test/until';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261122000000_superblocks';

/** The id of the last notice before the second superblock. */
const LAST_OF_SUPERBLOCK = (1 << 15) - 1;

let database: BlankDatabase;
let orm: MikroORM;
let owner: Member;

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < MIGRATION) });
  owner = await buildMember(em());
  await writeNotices();
  await database.sql(`select setval('notice_application_id_seq', $1)`, [LAST_OF_SUPERBLOCK - 3]);
  await writeNotices();
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

const em = (): EntityManager => orm.em.fork();

/** Posts notices of both kinds and two schools, closes one and deletes one. */
async function writeNotices(): Promise<void> {
  await buildProject(em(), { owner });
  await buildStudy(em(), { owner });
  await buildStudy(em(), { owner, recruiting: false });
  await close(await buildStudy(em(), { owner }));
  await buildStudy(em(), { owner: await buildMember(em(), { university: '먼바다대학교' }) });
  const deleted = await buildStudy(em(), { owner });
  await database.sql('delete from notice where id = $1', [deleted.id]);
}

async function close({ id }: Notice): Promise<void> {
  await database.sql('update notice set recruiting = false where id = $1', [id]);
}

const countersIn = (table: string, column: string): Promise<object[]> =>
  database.sql(
    `select school_key, kind, ${column} as superblock, total, recruiting from ${table} order by school_key, kind, 3`,
  );

it('keeps all counters as they were, and the triggers go on counting', async () => {
  const before = await countersIn('notice_stretch', 'stretch');
  expect(new Set(before.map((row) => Reflect.get(row, 'superblock')))).toEqual(new Set([0, 1]));
  await migrate(orm);
  expect(await countersIn('notice_superblock', 'superblock')).toEqual(before);
  await expectTrueCounters(database);
  await writeNotices();
  await expectTrueCounters(database);
});

describe('the previous release, which reads the old name, goes on with its prepared statement', () => {
  let client: Client;

  beforeEach(async () => {
    client = new Client({ connectionString: database.url });
    await client.connect();
  });

  afterEach(() => client.end());

  it.each([
    ['newest', 'true', 'desc'],
    ['oldest-recruiting', 'recruiting', 'asc'],
  ])('%s', async (name, condition, order) => {
    const text = readFileSync(join(__dirname, `../../test/fixtures/previous-release.${name}.sql`), 'utf8');
    const expectPage = async (offset: number): Promise<void> => {
      const values = [owner.id, offset, 2, ['STUDY']];
      const answer = await client.query<{ rows: { totalCount: number; id: number }[] }>({ name, text, values });
      const expected = await database.sql<{ id: number }>(
        `select id from notice where kind = 'STUDY' and school_key = $1 and ${condition} order by id ${order}`,
        [owner.schoolKey],
      );
      const page = expected.slice(offset, offset + 2).map(({ id }) => ({ id, totalCount: expected.length }));
      expect(page).toHaveLength(2);
      expect(answer.rows[0]?.rows.map(({ id, totalCount }) => ({ id, totalCount }))).toEqual(page);
    };
    await expectPage(0);
    await migrate(orm);
    await expectPage(0);
    await writeNotices();
    // Across both superblocks.
    for (const offset of [0, 1]) await expectPage(offset);
  });
});

it('waits for a long read of the counters, during which requests go on reading and writing', async () => {
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  let migrated = false;
  let migrating: Promise<void> | undefined;
  try {
    await reader.query('begin; select from notice_stretch');
    migrating = migrate(orm).finally(() => (migrated = true));
    await until(isWaitedFor, 10_000);
    // Several of its attempts. The pool's connections wait for a lock as long as those of requests.
    for (const end = Date.now() + 2_000; Date.now() < end;) {
      await buildStudy(em(), { owner });
      await em().execute('select from notice_stretch');
    }
    expect(migrated).toBe(false);
    await reader.query('commit');
  } finally {
    await reader.end();
    await migrating;
  }
  await expectTrueCounters(database);
});

async function isWaitedFor(): Promise<boolean> {
  const waiting = await database.sql(
    `select from pg_locks where relation = 'notice_stretch'::regclass and not granted`,
  );
  return waiting.length > 0;
}
