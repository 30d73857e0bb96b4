import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store';
import { isUntouched, pictureNames, readContent, readManifest, useBackup } from '../../test-kit/app/backup-fixture';
import { type CreatedDatabase, createBlankDatabase } from '../../test-kit/database/databases';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp } from '../../test-kit/app/test-app';
import { createArchive } from './archive-writer';
import { restoreBackup } from './restore';

const backup = useBackup();

it('refuses a database with a single row and leaves it unchanged', async () => {
  const used = await startTestApp();
  await buildMember(used.em());
  const before = await readContent(used);
  const { pictures, dataDir } = await backup.newStore();
  const restoring = restoreBackup({ databaseUrl: used.databaseUrl, pictures }, backup.file);
  await expect(restoring).rejects.toThrow('비어 있지 않아요');
  expect(await readContent(used)).toEqual(before);
  expect(await pictureNames(dataDir)).toEqual([]);
  await used.close();
});

it('refuses a database with foreign tables', async () => {
  const target = await backup.blank();
  await target.sql('create table foreign_table (id integer)');
  const { pictures } = await backup.newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, backup.file)).rejects.toThrow('비어 있지 않아요');
  expect(await target.sql('select * from foreign_table')).toEqual([]);
});

describe('[O4] refuses a damaged backup and changes nothing', () => {
  let target: CreatedDatabase;

  beforeAll(async () => {
    target = await createBlankDatabase();
  });

  afterAll(() => target.drop());

  async function expectRefused(bytes: Buffer): Promise<void> {
    const copy = join(backup.folder, 'damaged.zip');
    await writeFile(copy, bytes);
    const { pictures, dataDir } = await backup.newStore();
    const restoring = restoreBackup({ databaseUrl: target.url, pictures }, copy);
    await expect(restoring).rejects.toThrow(/백업 파일(이 손상되었어요|을 열 수 없어요)/);
    expect(await isUntouched(target)).toBe(true);
    expect(await pictureNames(dataDir)).toEqual([]);
  }

  it('if one bit is flipped in any of its parts', async () => {
    const whole = await readFile(backup.file);
    for (const { path } of (await readManifest(backup.file)).parts.concat({
      path: 'manifest.json',
      size: 0,
      sha256: '',
    })) {
      const bytes = Buffer.from(whole);
      // Position of a compressed byte, even in a part with one short row. The data follow the first
      // occurrence of the name.
      const position = bytes.indexOf(path) + path.length + 3;
      bytes[position] = (bytes[position] ?? 0) ^ 1;
      await expectRefused(bytes);
    }
  });

  it('if it is truncated or empty', async () => {
    const whole = await readFile(backup.file);
    for (const length of [whole.length - 1, whole.length >> 1, 0]) await expectRefused(whole.subarray(0, length));
  });

  it('if its manifest does not list all rows', async () => {
    const copy = join(backup.folder, 'more-rows.zip');
    await backup.rewrite(copy, (manifest) => {
      const [member] = manifest.tables;
      if (member) member.rows -= 1;
      return manifest;
    });
    await expectRefused(await readFile(copy));
  });
});

it('refuses a backup of a newer version', async () => {
  const copy = join(backup.folder, 'newer.zip');
  await backup.rewrite(copy, (manifest) => ({
    ...manifest,
    migrations: [...manifest.migrations, '29990101000000_future'],
  }));
  const target = await backup.blank();
  const { pictures } = await backup.newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, copy)).rejects.toThrow('더 새로운 한팀');
  expect(await isUntouched(target)).toBe(true);
});

it('[O38] refuses a backup of version 0.x', async () => {
  const copy = join(backup.folder, 'older.zip');
  await backup.rewrite(copy, (manifest) => ({ ...manifest, migrations: ['20261121000000_initial'] }));
  const target = await backup.blank();
  const { pictures } = await backup.newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, copy)).rejects.toThrow('한팀 0.x');
  expect(await isUntouched(target)).toBe(true);
});

it('[O38] refuses an unused database of version 0.x', async () => {
  const target = await backup.blank();
  await target.sql('create table migration (id serial primary key, name text, executed_at timestamptz default now())');
  await target.sql(`insert into migration (name) values ('20261121000000_initial')`);
  const { pictures } = await backup.newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, backup.file)).rejects.toThrow('한팀 0.x');
});

it('refuses a picture whose name is a path outside of the picture folder', async () => {
  const copy = join(backup.folder, 'leaving.zip');
  const archive = createArchive(copy);
  await archive.add('pictures/..%2f..%2fescaped.jpg', Readable.from([Buffer.from('x')]));
  await archive.close({ ...(await readManifest(backup.file)), parts: [...archive.parts] });
  const target = await backup.blank();
  const { pictures } = await backup.newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, copy)).rejects.toThrow('알 수 없는 사진');
});

it('leaves neither rows nor pictures after a failure of the picture store', async () => {
  const target = await backup.blank();
  const { pictures, dataDir } = await backup.newStore();
  let stored = 0;
  const failing: FileStore = {
    ...pictures,
    keep: async (name, jpeg) => {
      stored += 1;
      if (stored === 3) throw new Error('the store is full');
      await pictures.keep(name, jpeg);
    },
  };
  await expect(restoreBackup({ databaseUrl: target.url, pictures: failing }, backup.file)).rejects.toThrow('full');
  expect(await isUntouched(target)).toBe(true);
  expect(await pictureNames(dataDir)).toEqual([]);
});
