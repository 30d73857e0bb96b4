import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from '../../domain/pictures/disk-store';
import { readEnv } from '../../env';
import { modules } from '../../modules';
import { openArchive } from '../../commands/backup/archive-reader';
import { createArchive } from '../../commands/backup/archive-writer';
import { writeBackup } from '../../commands/backup/backup';
import type { Manifest } from '../../commands/backup/manifest';
import { seedDemo } from '../../dev-data/demo/seed-demo';
import type { FileStore } from '../../platform/files/file-store';
import {
  type CreatedDatabase,
  createBlankDatabase,
  createMigratedDatabase,
  type TestDatabase,
} from '../database/databases';
import { MODULE_LISTS } from '../catalogue/collected';
import { buildProject } from '../factories/factories';
import { startTestApp, type TestApp } from './test-app';
import { makeTempFolder } from '../processes/temp-folder';

/** A store for pictures in its own data folder. */
export interface NewStore {
  pictures: FileStore;
  dataDir: string;
}

/**
 * An app with demo data and pictures, its backup, and blank databases and stores to restore into.
 */
export class BackupFixture {
  /** Folder for the files of the tests. */
  readonly folder = makeTempFolder('backup');
  /** Path of the app's backup. */
  readonly file = join(this.folder, 'demo.zip');
  private started?: TestApp;
  private readonly databases: CreatedDatabase[] = [];

  get app(): TestApp {
    if (!this.started) throw new Error('the app has not been started yet');
    return this.started;
  }

  async start(): Promise<void> {
    this.started = await startTestApp();
    await fillApp(this.started);
    const { databaseUrl, server } = this.started;
    await writeBackup({ databaseUrl, pictures: server.services.pictures }, this.file);
  }

  async close(): Promise<void> {
    await this.started?.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Creates a database without tables. It is dropped after the test. */
  async blank(): Promise<CreatedDatabase> {
    return this.dropLater(await createBlankDatabase());
  }

  /** Creates a database with empty tables. It is dropped after the test. */
  async migrated(): Promise<CreatedDatabase> {
    return this.dropLater(await createMigratedDatabase());
  }

  private dropLater(database: CreatedDatabase): CreatedDatabase {
    this.databases.push(database);
    return database;
  }

  async dropDatabases(): Promise<void> {
    for (const database of this.databases.splice(0)) await database.drop();
  }

  async newStore(): Promise<NewStore> {
    const dataDir = await mkdtemp(join(this.folder, 'data-'));
    return { dataDir, pictures: await createDiskStore(join(dataDir, 'pictures')) };
  }

  /** Copies the backup to `path` with a changed manifest. */
  async rewrite(path: string, change: (manifest: Manifest) => Manifest): Promise<void> {
    const archive = await openArchive(this.file);
    const copy = createArchive(path);
    for (const part of archive.manifest.parts) await copy.add(part.path, await archive.open(part));
    await copy.close(change(structuredClone(archive.manifest)));
    archive.close();
  }
}

/** Creates the app and its backup once per test file. */
export function useBackup(): BackupFixture {
  const fixture = new BackupFixture();
  beforeAll(() => fixture.start(), 60_000);
  afterEach(() => fixture.dropDatabases());
  afterAll(() => fixture.close());
  return fixture;
}

/** Adds demo data, the rows of all modules, and a gap in the ids. */
async function fillApp(app: TestApp): Promise<void> {
  await seedDemo(app.server.orm, readEnv({ NODE_ENV: 'test', DEMO: 'on' }));
  for (const { backupRows } of MODULE_LISTS) await backupRows?.(app);
  // Delete the newest notice. Its id must not be assigned again after a restore.
  const deleted = await buildProject(app.em());
  await app.sql('delete from notice where id = ?', [deleted.id]);
}

/**
 * Returns all rows by table, without sessions. Of the table `migration` it returns only the names.
 */
export async function readContent(database: TestDatabase): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of [...modules.tables, ...modules.derivedTables]) {
    const rows = await database.sql<{ row: unknown }>(
      `select to_jsonb(t) as row from ${table} t order by t::text collate "C"`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  content['migration'] = await database.sql('select name from migration order by id');
  return content;
}

/** Returns the file names of the pictures in a data folder. */
export function pictureNames(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'pictures'));
}

/** Returns true if the database has no table except `migration`, and that table is empty. */
export async function isUntouched(database: TestDatabase): Promise<boolean> {
  const tables = await database.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  if (tables.some(({ name }) => name !== 'migration')) return false;
  return tables.length === 0 || (await database.sql('select 1 from migration')).length === 0;
}

/** Reads the manifest of a backup. */
export async function readManifest(path: string): Promise<Manifest> {
  const archive = await openArchive(path);
  archive.close();
  return archive.manifest;
}
