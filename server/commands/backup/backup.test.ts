import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/file-store';
import { readManifest, useBackup } from '../../test-kit/app/backup-fixture';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import { buildComment, buildMember, buildProject } from '../../test-kit/factories/factories';
import { startTestApp } from '../../test-kit/app/test-app';
import { openArchive } from './archive-reader';
import { writeBackup } from './backup';
import { pathOfTable } from './manifest';
import { restoreBackup } from './restore';

const backup = useBackup();

const sha256 = (bytes: Buffer): string => hash('sha256', bytes, 'hex');

it('[O4] a backup during writes contains the state of a single moment', async () => {
  const busy = await startTestApp();
  const owner = await buildMember(busy.em());
  const title = '글과 댓글은 함께 생겨요';
  let writing = true;
  const write = async (): Promise<void> => {
    while (writing) {
      await busy.em().transactional(async (em) => {
        await buildComment(em, {
          notice: await buildProject(em, { owner: em.merge(owner), title }),
          author: em.merge(owner),
        });
      });
      await busy.sql(`delete from notice where id = (select min(id) from notice where random() < 0.3)`);
    }
  };
  const writers = [write(), write(), write()];
  const { pictures } = await backup.newStore();
  const path = join(backup.folder, 'busy.zip');
  const target = await backup.blank();
  try {
    // Repeat, because each round takes its snapshot between other writes.
    for (let round = 0; round < 4; round += 1)
      await writeBackup({ databaseUrl: busy.databaseUrl, pictures }, `${path}${round}`);
  } finally {
    writing = false;
    await Promise.all(writers);
  }
  await restoreBackup({ databaseUrl: target.url, pictures }, `${path}3`);
  const [{ notices, alone }] = (await target.sql(
    `select count(*)::integer as notices, count(*) filter (where comments <> 1)::integer as alone
     from notice n, lateral (select count(*) as comments from comment c where c.notice_id = n.id) counted`,
  )) as [{ notices: number; alone: number }];
  expect(notices).toBeGreaterThan(0);
  expect(alone).toBe(0);
  await expectCorrectCounters(target);
  const [{ ahead }] = (await target.sql(
    `select (select last_value from notice_application_id_seq) >= (select max(id) from notice) as ahead`,
  )) as [{ ahead: boolean }];
  expect(ahead).toBe(true);
  await busy.close();
});

it('[O39] a backup records the time of its data, which no backup contains', async () => {
  const [recorded] = await backup.app.sql<{ at: Date }>('select created_at as at from latest_backup');
  const { createdAt, tables } = await readManifest(backup.file);
  expect(new Date(recorded?.at ?? 0).toISOString()).toBe(createdAt);
  expect(tables.map(({ name }) => name)).not.toContain('latest_backup');
});

describe('the file', () => {
  it('is only readable by its owner, and no draft is left', async () => {
    expect((await stat(backup.file)).mode & 0o777).toBe(0o600);
    expect((await readdir(backup.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is never overwritten', async () => {
    const before = sha256(await readFile(backup.file));
    const { pictures } = await backup.newStore();
    await expect(writeBackup({ databaseUrl: backup.app.databaseUrl, pictures }, backup.file)).rejects.toThrow(
      '덮어쓰지 않아요',
    );
    expect(sha256(await readFile(backup.file))).toBe(before);
  });

  it('does not appear when a picture cannot be read', async () => {
    const { pictures } = await backup.newStore();
    const failing: FileStore = {
      ...pictures,
      read: async () => ({ bytes: Readable.from(failInTheMiddle()), size: 2 }),
    };
    const path = join(backup.folder, 'half.zip');
    await expect(writeBackup({ databaseUrl: backup.app.databaseUrl, pictures: failing }, path)).rejects.toThrow('gone');
    expect((await readdir(backup.folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  });

  it('contains rows that any zip program can read', async () => {
    const archive = await openArchive(backup.file);
    const part = archive.manifest.parts.find(({ path }) => path === pathOfTable('member'));
    const text = part ? (await buffer(await archive.open(part))).toString() : '';
    expect(text).toContain('minji');
    archive.close();
  });
});

async function* failInTheMiddle(): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
  throw new Error('gone');
}
