import { hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../domain/demo/demo-accounts';
import { createS3Store } from '../../domain/pictures/s3-store';
import { modules } from '../../modules';
import { createPool } from '../../platform/database/pool';
import { knownMigrations } from '../../database/migrate';
import { createOrm } from '../../database/create-orm';
import { pictureNames, readContent, readManifest, useBackup } from '../../test-kit/app/backup-fixture';
import { TestClient } from '../../test-kit/clients/client';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import { type CreatedDatabase, createBlankDatabase } from '../../test-kit/database/databases';
import { buildMember } from '../../test-kit/factories/factories';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTestApp } from '../../test-kit/app/test-app';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../test-kit/clients/pictures';
import { startTestS3 } from '../../test-kit/servers/s3';
import { writeBackup } from './backup';
import { restoreBackup } from './restore';

const backup = useBackup();

async function logIn(url: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.logIn(loginId, DEMO_PASSWORD);
  return client;
}

/** Returns the hashes of the pictures in a data folder by name. */
async function hashPictures(dataDir: string): Promise<Record<string, string>> {
  const names = await pictureNames(dataDir);
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(dataDir, 'pictures', name));
    return [name, hash('sha256', bytes, 'hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

describe('[O4] a backup in a new database', () => {
  let restored: CreatedDatabase;
  let dataDir: string;

  beforeAll(async () => {
    restored = await createBlankDatabase();
    const store = await backup.newStore();
    dataDir = store.dataDir;
    await restoreBackup({ databaseUrl: restored.url, pictures: store.pictures }, backup.file);
  });

  afterAll(() => restored.drop());

  it('has every row and picture unchanged', async () => {
    const before = await readContent(backup.app);
    expect(await readContent(restored)).toEqual(before);
    for (const table of modules.tables) expect(before[table]?.length).toBeGreaterThan(0);
    const hashes = await hashPictures(backup.app.dataDir);
    expect(Object.keys(hashes)).toHaveLength(3);
    expect(await hashPictures(dataDir)).toEqual(hashes);
  });

  it('has no sessions', async () => {
    const [sessions] = await backup.app.sql<{ count: number }>('select count(*)::integer as count from session');
    expect(sessions?.count).toBeGreaterThan(0);
    expect(await restored.sql('select 1 from session')).toEqual([]);
  });

  it('can be used: members log in and see pictures, and new rows get new ids', async () => {
    const ids = 'select id from notice union select id from application order by id desc limit 1';
    const [{ last }] = (await backup.app.sql('select last_value::integer as last from notice_application_id_seq')) as [
      { last: number },
    ];
    const [highest] = await restored.sql<{ id: number }>(ids);
    expect(highest?.id).toBeLessThan(last);
    const second = await startTestApp({ DATA_DIR: dataDir }, { ...backup.app, databaseUrl: restored.url });
    try {
      const minji = await logIn(second.url, 'minji');
      const junho = await logIn(second.url, 'junho');
      const input = { title: '새 글', content: '함께 해요', headcount: 3 };
      const { createStudy } = await minji.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, { input });
      const { id } = createStudy.study;
      expect(Number(id)).toBe(last + 1);
      for (const act of ['applications', 'like']) {
        const response = await junho.rest('post', `/studies/${id}/${act}`, {
          role: '',
          application: '저요',
        });
        expect(response.status).toBeLessThan(300);
      }
      expect((await junho.rest('post', `/studies/comments/${id}`, { comment: '네' })).status).toBeLessThan(300);
      const [name] = await pictureNames(dataDir);
      expect((await fetch(`${second.url}/pictures/${name}`)).status).toBe(200);
    } finally {
      await second.close();
    }
  });
});

it('a backup can be restored into empty tables that a server has created', async () => {
  const fresh = await startTestApp();
  const { pictures } = await backup.newStore();
  await restoreBackup({ databaseUrl: fresh.databaseUrl, pictures }, backup.file);
  expect(await readContent(fresh)).toEqual(await readContent(backup.app));
  await fresh.close();
});

it('a backup of an older schema is migrated to the newest', async () => {
  const old = await backup.blank();
  const orm = createOrm(createPool(old.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).slice(0, -1) });
  await orm.close();
  await old.sql(`insert into member (login_id, password_hash, nick_name, university, school_key, email)
    values ('older', 'x', '선배', '한빛대학교', '한빛대학교', 'older@hanbit.example')`);
  await old.sql(`insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
    values ('STUDY', 1, '한빛대학교', '한빛대학교', '오래된 스터디', 3, '함께해요')`);
  const { pictures } = await backup.newStore();
  await writeBackup({ databaseUrl: old.url, pictures }, join(backup.folder, 'old.zip'));
  const target = await backup.blank();
  await restoreBackup({ databaseUrl: target.url, pictures }, join(backup.folder, 'old.zip'));
  expect(await target.sql(`select title from notice where search @@ search_query('래된')`)).toEqual([
    { title: '오래된 스터디' },
  ]);
  expect((await readContent(target))['migration']).toEqual((await readContent(backup.app))['migration']);
  await expectCorrectCounters(target);
});

it('pictures are restored from a disk into a bucket and backed up from there', async () => {
  const s3 = await startTestS3();
  const pictures = await createS3Store(s3.url);
  const target = await backup.blank();
  await restoreBackup({ databaseUrl: target.url, pictures }, backup.file);
  const again = join(backup.folder, 'from-s3.zip');
  await writeBackup({ databaseUrl: target.url, pictures }, again);
  const picturesOf = async (path: string): Promise<unknown> =>
    (await readManifest(path)).parts.filter((part) => part.path.startsWith('pictures/'));
  expect(await picturesOf(again)).toEqual(await picturesOf(backup.file));
  await s3.close();
});

it('a member whose picture is missing in the store is restored without a picture', async () => {
  const source = await startTestApp();
  const client = await source.as(await buildMember(source.em()));
  await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  await rm(join(source.dataDir, 'pictures'), { recursive: true });
  const path = join(backup.folder, 'lost.zip');
  const { pictures } = source.server.services;
  const { missingPictures } = await writeBackup({ databaseUrl: source.databaseUrl, pictures }, path);
  expect(missingPictures).toHaveLength(1);
  const target = await backup.blank();
  await restoreBackup({ databaseUrl: target.url, pictures: (await backup.newStore()).pictures }, path);
  expect(await target.sql('select picture from member')).toEqual([{ picture: null }]);
  await source.close();
});

it('a database without a newer table can be backed up and restored', async () => {
  const old = await backup.migrated();
  await old.sql('drop table favourite');
  const path = join(backup.folder, 'without-favourites.zip');
  const { pictures } = await backup.newStore();
  const { tables } = await writeBackup({ databaseUrl: old.url, pictures }, path);
  expect(tables.map(({ name }) => name)).toEqual(modules.tables.filter((table) => table !== 'favourite'));
  const target = await backup.blank();
  await restoreBackup({ databaseUrl: target.url, pictures }, path);
  expect(await target.sql('select 1 from favourite')).toEqual([]);
});
