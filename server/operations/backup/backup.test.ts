import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readEnv } from '../../env';
import { createDiskStore } from '../../domain/pictures/picture.store';
import type { FileStore } from '../../platform/file-store';
import { createS3Store } from '../../domain/pictures/picture.s3';
import { TestClient } from '../../test/client';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { buildComment, buildMember, buildProject } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../test/pictures';
import { startTestS3 } from '../../test/s3';
import { modules } from '../../modules';
import { createServiceOrm } from '../migrations/orm';
import { createPool } from '../../platform/database/pool';
import { DEMO_ACCOUNTS, seedDemo } from '../demo/seed-demo';
import { openArchive } from './archive-reader';
import { createArchive } from './archive-writer';
import { writeBackup } from './backup';
import { type Manifest, pathOfTable } from './manifest';
import { restoreBackup } from './restore';

let app: TestApp;
let folder: string;
let file: string;
let databases: BlankDatabase[];

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'hanteam-backup-'));
  file = join(folder, 'demo.zip');
  await fillSchool();
  await writeBackup({ databaseUrl: app.databaseUrl, pictures: app.server.services.pictures }, file);
}, 60_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  databases = [];
});

afterEach(async () => {
  for (const database of databases) await database.drop();
});

/** The demo school, what people do there meanwhile, and what COPY must take care to keep as it is. */
async function fillSchool(): Promise<void> {
  await seedDemo(app.server.orm, readEnv({ NODE_ENV: 'test', DEMO: 'on' }));
  for (let count = 0; count < 3; count += 1) {
    const client = await app.as(await buildMember(app.em()));
    await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  }
  const odd = await buildProject(app.em(), { title: '탭\t역슬래시\\N 줄\n바꿈 "따옴표" 👩‍💻', content: '\\.\r\n끝' });
  await buildComment(app.em(), odd, undefined, '\\N');
  // The newest notice goes again: its id must not be given out a second time.
  const gone = await buildProject(app.em());
  await app.sql('delete from notice where id = ?', [gone.id]);
}

async function blank(): Promise<BlankDatabase> {
  const database = await createBlankDatabase();
  databases.push(database);
  return database;
}

async function newStore(): Promise<{ pictures: FileStore; dataDir: string }> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return { dataDir, pictures: await createDiskStore(join(dataDir, 'pictures')) };
}

async function logIn(url: string, who: string): Promise<TestClient> {
  const client = new TestClient(url);
  const account = DEMO_ACCOUNTS.find(({ loginId }) => loginId === who);
  await client.logIn(who, account?.password ?? '');
  return client;
}

type Ask = <Row>(text: string) => Promise<Row[]>;

/** Every row of every table, but for sessions and when a migration ran. */
async function contentOf(sql: Ask): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of [...modules.tables, ...modules.derivedTables]) {
    const rows = await sql<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t order by t::text collate "C"`);
    content[table] = rows.map(({ row }) => row);
  }
  content['migration'] = await sql('select name from migration order by id');
  return content;
}

async function hashesIn(pictures: string): Promise<Record<string, string>> {
  const names = await readdir(pictures);
  const hashes = names.map(async (name) => [name, sha256(await readFile(join(pictures, name)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether there is no table but for the migrator's list, and that is empty. */
async function isUntouched(database: BlankDatabase): Promise<boolean> {
  const tables = await database.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  if (tables.some(({ name }) => name !== 'migration')) return false;
  return tables.length === 0 || (await database.sql('select 1 from migration')).length === 0;
}

describe('[O4] a backup that is restored into a new database', () => {
  let restored: BlankDatabase;
  let dataDir: string;

  beforeAll(async () => {
    restored = await createBlankDatabase();
    const store = await newStore();
    dataDir = store.dataDir;
    await restoreBackup({ databaseUrl: restored.url, pictures: store.pictures }, file);
  });

  afterAll(() => restored.drop());

  it('has every row and every picture as it was', async () => {
    const before = await contentOf(app.sql);
    expect(await contentOf(restored.sql)).toEqual(before);
    for (const table of modules.tables) expect(before[table]?.length).toBeGreaterThan(0);
    const hashes = await hashesIn(join(app.dataDir, 'pictures'));
    expect(Object.keys(hashes)).toHaveLength(3);
    expect(await hashesIn(join(dataDir, 'pictures'))).toEqual(hashes);
  });

  it('has no session in it', async () => {
    const [sessions] = await app.sql<{ count: number }>('select count(*)::integer as count from session');
    expect(sessions?.count).toBeGreaterThan(0);
    expect(await restored.sql('select 1 from session')).toEqual([]);
  });

  it('is served: people log in, see pictures, and what they write gets ids of its own', async () => {
    const ids = 'select id from notice union select id from application order by id desc limit 1';
    const [{ last }] = (await app.sql('select last_value::integer as last from notice_application_id_seq')) as [
      { last: number },
    ];
    const [highest] = await restored.sql<{ id: number }>(ids);
    expect(highest?.id).toBeLessThan(last);
    const second = await startTestApp({ DATA_DIR: dataDir }, { ...app, databaseUrl: restored.url });
    try {
      const minji = await logIn(second.url, 'minji');
      const junho = await logIn(second.url, 'junho');
      const input = `{ title: "새 글", content: "함께 해요", recruitNumber: 3 }`;
      const { createStudy } = await minji.data<{ createStudy: { id: string } }>(
        `mutation { createStudy(input: ${input}) { id } }`,
      );
      expect(Number(createStudy.id)).toBe(last + 1);
      for (const act of ['applications', 'like']) {
        const answer = await junho.rest('post', `/studies/${createStudy.id}/${act}`, {
          role: '',
          application: '저요',
        });
        expect(answer.status).toBeLessThan(300);
      }
      expect((await junho.rest('post', `/studies/comments/${createStudy.id}`, { comment: '네' })).status).toBeLessThan(
        300,
      );
      const [name] = await readdir(join(dataDir, 'pictures'));
      expect((await fetch(`${second.url}/pictures/${name}`)).status).toBe(200);
    } finally {
      await second.close();
    }
  });
});

it('a backup goes into tables that a server has made and nobody has used', async () => {
  const fresh = await startTestApp();
  const { pictures } = await newStore();
  await restoreBackup({ databaseUrl: fresh.databaseUrl, pictures }, file);
  expect(await contentOf(fresh.sql)).toEqual(await contentOf(app.sql));
  await fresh.close();
});

it('a database with a single row in it is refused and stays as it is', async () => {
  const used = await startTestApp();
  await buildMember(used.em());
  const before = await contentOf(used.sql);
  const { pictures, dataDir } = await newStore();
  const restoring = restoreBackup({ databaseUrl: used.databaseUrl, pictures }, file);
  await expect(restoring).rejects.toThrow('비어 있지 않아요');
  expect(await contentOf(used.sql)).toEqual(before);
  expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
  await used.close();
});

it("a database with somebody else's tables is refused", async () => {
  const target = await blank();
  await target.sql('create table theirs (id integer)');
  const { pictures } = await newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, file)).rejects.toThrow('비어 있지 않아요');
  expect(await target.sql('select * from theirs')).toEqual([]);
});

describe('[O4] a damaged backup is refused and changes nothing', () => {
  let target: BlankDatabase;

  beforeAll(async () => {
    target = await createBlankDatabase();
  });

  afterAll(() => target.drop());

  async function expectRefused(bytes: Buffer): Promise<void> {
    const copy = join(folder, 'damaged.zip');
    await writeFile(copy, bytes);
    const { pictures, dataDir } = await newStore();
    const restoring = restoreBackup({ databaseUrl: target.url, pictures }, copy);
    await expect(restoring).rejects.toThrow(/백업 파일(이 손상되었어요|을 열 수 없어요)/);
    expect(await isUntouched(target)).toBe(true);
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
  }

  it('with one bit turned in any of its parts', async () => {
    const whole = await readFile(file);
    for (const { path } of (await manifestOf(file)).parts.concat({ path: 'manifest.json', size: 0, sha256: '' })) {
      const bytes = Buffer.from(whole);
      // Into the compressed bytes: past the entry's header, which the first of the two places where its name stands ends.
      const place = bytes.indexOf(path) + path.length + 60;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      await expectRefused(bytes);
    }
  });

  it('cut short, or empty', async () => {
    const whole = await readFile(file);
    for (const length of [whole.length - 1, whole.length >> 1, 0]) await expectRefused(whole.subarray(0, length));
  });

  it('with rows that its manifest does not know', async () => {
    const copy = join(folder, 'more-rows.zip');
    await rewrite(copy, (manifest) => {
      const [member] = manifest.tables;
      if (member) member.rows -= 1;
      return manifest;
    });
    await expectRefused(await readFile(copy));
  });
});

async function manifestOf(path: string): Promise<Manifest> {
  const archive = await openArchive(path);
  archive.close();
  return archive.manifest;
}

/** The same backup with another manifest. */
async function rewrite(path: string, change: (manifest: Manifest) => Manifest): Promise<void> {
  const archive = await openArchive(file);
  const copy = createArchive(path);
  for (const part of archive.manifest.parts) await copy.add(part.path, await archive.open(part));
  await copy.close(change(structuredClone(archive.manifest)));
  archive.close();
}

it('a backup of a newer version is refused', async () => {
  const copy = join(folder, 'newer.zip');
  await rewrite(copy, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, '29990101000000_future'] }));
  const target = await blank();
  const { pictures } = await newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, copy)).rejects.toThrow('더 새로운 한팀');
  expect(await isUntouched(target)).toBe(true);
});

it('a picture under a name that would leave its folder is refused', async () => {
  const copy = join(folder, 'leaving.zip');
  const archive = createArchive(copy);
  await archive.add('pictures/..%2f..%2fescaped.jpg', Readable.from([Buffer.from('x')]));
  await archive.close({ ...(await manifestOf(file)), parts: [...archive.parts] });
  const target = await blank();
  const { pictures } = await newStore();
  await expect(restoreBackup({ databaseUrl: target.url, pictures }, copy)).rejects.toThrow('알 수 없는 사진');
});

it('a backup of older tables is brought to the newest', async () => {
  const old = await blank();
  const orm = createServiceOrm(createPool(old.url));
  const [first] = (await manifestOf(file)).migrations;
  await orm.migrator.up({ migrations: [first ?? ''] });
  await orm.close();
  await old.sql(`insert into member (login_id, password_hash, nick_name, university, school_key, email)
    values ('older', 'x', '선배', '한빛대학교', '한빛대학교', 'older@hanbit.example')`);
  await old.sql(`insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
    values ('STUDY', 1, '한빛대학교', '한빛대학교', '오래된 스터디', 3, '함께해요')`);
  const { pictures } = await newStore();
  await writeBackup({ databaseUrl: old.url, pictures }, join(folder, 'old.zip'));
  const target = await blank();
  await restoreBackup({ databaseUrl: target.url, pictures }, join(folder, 'old.zip'));
  expect(await target.sql(`select title from notice where search @@ search_query('래된')`)).toEqual([
    { title: '오래된 스터디' },
  ]);
  expect((await contentOf(target.sql))['migration']).toEqual((await contentOf(app.sql))['migration']);
});

it('when the picture store fails in the middle, neither rows nor pictures stay', async () => {
  const target = await blank();
  const { pictures, dataDir } = await newStore();
  let kept = 0;
  const failing: FileStore = {
    ...pictures,
    keep: async (name, jpeg) => {
      kept += 1;
      if (kept === 3) throw new Error('the store is full');
      await pictures.keep(name, jpeg);
    },
  };
  await expect(restoreBackup({ databaseUrl: target.url, pictures: failing }, file)).rejects.toThrow('full');
  expect(await isUntouched(target)).toBe(true);
  expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
});

it('pictures go from a disk into a bucket and from there into the next backup', async () => {
  const s3 = await startTestS3();
  const pictures = await createS3Store(s3.url);
  const target = await blank();
  await restoreBackup({ databaseUrl: target.url, pictures }, file);
  const again = join(folder, 'from-s3.zip');
  await writeBackup({ databaseUrl: target.url, pictures }, again);
  const picturesOf = async (path: string): Promise<unknown> =>
    (await manifestOf(path)).parts.filter((part) => part.path.startsWith('pictures/'));
  expect(await picturesOf(again)).toEqual(await picturesOf(file));
  await s3.close();
});

it('a member whose picture the store has lost is restored without one', async () => {
  const source = await startTestApp();
  const client = await source.as(await buildMember(source.em()));
  await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  await rm(join(source.dataDir, 'pictures'), { recursive: true });
  const path = join(folder, 'lost.zip');
  const { pictures } = source.server.services;
  const { missingPictures } = await writeBackup({ databaseUrl: source.databaseUrl, pictures }, path);
  expect(missingPictures).toHaveLength(1);
  const target = await blank();
  await restoreBackup({ databaseUrl: target.url, pictures: (await newStore()).pictures }, path);
  expect(await target.sql('select picture from member')).toEqual([{ picture: null }]);
  await source.close();
});

it('[O4] a backup that is taken while people write is of one moment', async () => {
  const busy = await startTestApp();
  const owner = await buildMember(busy.em());
  const title = '글과 댓글은 함께 생겨요';
  let writing = true;
  const write = async (): Promise<void> => {
    while (writing) {
      await busy.em().transactional(async (em) => {
        await buildComment(em, await buildProject(em, { owner: em.merge(owner), title }), em.merge(owner));
      });
      await busy.sql(`delete from notice where id = (select min(id) from notice where random() < 0.3)`);
    }
  };
  const writers = [write(), write(), write()];
  const { pictures } = await newStore();
  const path = join(folder, 'busy.zip');
  const target = await blank();
  try {
    // The snapshot falls somewhere between other writes in each round.
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
  const counted = `select kind, count(*)::integer as total from notice group by 1`;
  const kept = `select kind, sum(total)::integer as total from notice_block where school_key = '' group by 1`;
  expect(await target.sql(kept)).toEqual(await target.sql(counted));
  const [{ ahead }] = (await target.sql(
    `select (select last_value from notice_application_id_seq) >= (select max(id) from notice) as ahead`,
  )) as [{ ahead: boolean }];
  expect(ahead).toBe(true);
  await busy.close();
});

describe('the file', () => {
  it('is readable by its owner alone, and no draft stays beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is never written over', async () => {
    const before = sha256(await readFile(file));
    const { pictures } = await newStore();
    await expect(writeBackup({ databaseUrl: app.databaseUrl, pictures }, file)).rejects.toThrow('덮어쓰지 않아요');
    expect(sha256(await readFile(file))).toBe(before);
  });

  it('does not appear when a picture cannot be read', async () => {
    const { pictures } = await newStore();
    const failing: FileStore = {
      ...pictures,
      read: async () => ({ bytes: Readable.from(failInTheMiddle()), size: 2 }),
    };
    const path = join(folder, 'half.zip');
    await expect(writeBackup({ databaseUrl: app.databaseUrl, pictures: failing }, path)).rejects.toThrow('gone');
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  });

  it('holds rows that any reader of zip files can read', async () => {
    const archive = await openArchive(file);
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
