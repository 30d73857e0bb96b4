import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createDiskStore } from '../../domain/pictures/picture.store';
import type { FileStore } from '../../platform/file-store';
import { TestClient } from '../../test/client';
import { expectTrueCounters } from '../../test/counters';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { asInput } from '../../test/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../test/operations';
import { serve } from '../../test/server-process';
import { type Manifest, pathOfTable, pictureAt } from './manifest';
import { restoreBackup } from './restore';
import { copyTarget } from './tables';

/**
 * Written by `npm run backup` of the release before notice_superblock. Two members of one school and one of another have
 * four notices, applications of both statuses, a comment, a favourite, notifications and a picture.
 */
const ARCHIVE = join(__dirname, '../../test/fixtures/previous-release.zip');

/** The password of the archive's members. */
const PASSWORD = 'hanteam-demo';

let folder: string;
let pictures: FileStore;
let database: BlankDatabase;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-previous-'));
  pictures = await createDiskStore(join(folder, 'pictures'));
  database = await createBlankDatabase();
  manifest = await restoreBackup({ databaseUrl: database.url, pictures }, ARCHIVE);
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The hashes of the tables' rows, with the columns that the archive has. */
async function hashTables(): Promise<Record<string, string>> {
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  try {
    await sql.query(`set timezone = 'UTC'; set datestyle = 'ISO'`);
    const hashes: Record<string, string> = {};
    for (const { name, columns } of manifest.tables) {
      const rows = await buffer(sql.query(copyTo(`copy ${copyTarget(sql, name, columns)} to stdout`)));
      hashes[pathOfTable(name)] = sha256(rows);
    }
    return hashes;
  } finally {
    await sql.end();
  }
}

async function hashPictures(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { path } of manifest.parts) {
    const picture = await pictures.read(pictureAt(path) ?? '');
    if (picture) hashes[path] = sha256(await buffer(picture.bytes));
  }
  return hashes;
}

it('[O4] a backup of the previous release is restored with every row and picture as it was', async () => {
  const expected = Object.fromEntries(manifest.parts.map(({ path, sha256: hash }) => [path, hash]));
  for (const { rows } of manifest.tables) expect(rows).toBeGreaterThan(0);
  expect(Object.keys(expected)).toContainEqual(expect.stringMatching(/^pictures\//));
  expect({ ...(await hashTables()), ...(await hashPictures()) }).toEqual(expected);
});

it('[O4] and is then brought to the newest migration and served', async () => {
  const [{ migrations }] = (await database.sql('select json_agg(name order by id) as migrations from migration')) as [
    { migrations: string[] },
  ];
  expect(migrations.length).toBeGreaterThan(manifest.migrations.length);
  expect(migrations.slice(0, manifest.migrations.length)).toEqual(manifest.migrations);
  await expectTrueCounters(database);

  const server = await serve({ databaseUrl: database.url, dataDir: folder });
  try {
    const owner = new TestClient(server.url);
    await owner.logIn('owner', PASSWORD);
    const { studies } = await owner.data<Studies>(
      '{ studies: notices(filter: { kind: STUDY }) { totalCount nodes { title owner { imageUrl } } } }',
    );
    expect([studies.totalCount, ...studies.nodes.map(({ title }) => title)]).toEqual([
      2,
      '끝난 스터디',
      '알고리즘 스터디',
    ]);
    expect(await server.status(studies.nodes[0]?.owner.imageUrl ?? '')).toBe(200);
    const { createStudy } = await owner.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
      input: asInput(STUDY_INPUT),
    });
    // The previous release deleted its newest notice again, whose id must not be given out a second time.
    expect(Number(createStudy.study.id)).toBe(Number(manifest.sequences['notice_application_id_seq']) + 1);
    await expectTrueCounters(database);
  } finally {
    await server.remove();
  }
});

interface Studies {
  studies: { totalCount: number; nodes: { title: string; owner: { imageUrl: string | null } }[] };
}
