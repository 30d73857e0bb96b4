import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from '../domain/pictures/picture.store';
import { readEnv } from '../env';
import { modules } from '../modules';
import { openArchive } from '../operations/backup/archive-reader';
import { createArchive } from '../operations/backup/archive-writer';
import { writeBackup } from '../operations/backup/backup';
import type { Manifest } from '../operations/backup/manifest';
import { seedDemo } from '../operations/demo/seed-demo';
import type { FileStore } from '../platform/file-store';
import { type BlankDatabase, createBlankDatabase, type TestDatabase } from './databases';
import {
  buildAccessToken,
  buildBlock,
  buildCase,
  buildComment,
  buildConsent,
  buildContact,
  buildDecisionReminder,
  buildDeparture,
  buildInvitation,
  buildMail,
  buildMember,
  buildNotificationSetting,
  buildPasswordReset,
  buildProfileTeam,
  buildProject,
  buildReminder,
  buildSchoolCode,
  buildTeam,
  buildTeamMember,
  makeModerator,
} from './factories';
import { startTestApp, type TestApp } from './harness';
import { PICTURE_TRANSPORTS, smallJpeg } from './pictures';
import { GQL } from './operations';
import { makeTempFolder } from './temp-folder';

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
  private readonly databases: BlankDatabase[] = [];

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
  async blank(): Promise<BlankDatabase> {
    const database = await createBlankDatabase();
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

/** Adds demo data, pictures, texts that COPY must escape, and a gap in the ids. */
async function fillApp(app: TestApp): Promise<void> {
  await seedDemo(app.server.orm, readEnv({ NODE_ENV: 'test', DEMO: 'on' }));
  for (let count = 0; count < 3; count += 1) {
    const client = await app.as(await buildMember(app.em()));
    await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  }
  const odd = await buildProject(app.em(), { title: '탭\t역슬래시\\N 줄\n바꿈 "따옴표" 👩‍💻', content: '\\.\r\n끝' });
  await buildComment(app.em(), { notice: odd, text: '\\N' });
  await buildAccessToken(app.em(), { mayWrite: false });
  await buildMail(app.em());
  await buildPasswordReset(app.em());
  for (let count = 0; count < 3; count += 1) await buildReminder(app.em());
  await buildDecisionReminder(app.em());
  await buildSchoolCode(app.em());
  await buildBlock(app.em());
  const comment = await buildComment(app.em(), { notice: odd });
  const { case: opened } = await buildCase(app.em(), { target: comment });
  const moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
  await moderator.data(GQL.hide, { id: opened.id });
  await moderator.data(GQL.suspend, { id: opened.id });
  await buildComment(app.em(), { notice: odd, parent: comment });
  await reportAsVerified(app, odd.id);
  await buildConsent(app.em());
  await buildContact(app.em());
  await buildNotificationSetting(app.em());
  await buildTeam(app.em());
  await buildDeparture(app.em());
  await buildInvitation(app.em());
  await buildProfileTeam(app.em());
  await buildTeamMember(app.em());
  // Delete the newest notice. Its id must not be assigned again after a restore.
  const deleted = await buildProject(app.em());
  await app.sql('delete from notice where id = ?', [deleted.id]);
}

/** Reports a notice as a verified member, so that the report has a pseudonym. */
async function reportAsVerified(app: TestApp, noticeId: number): Promise<void> {
  const em = app.em();
  const member = await buildMember(em);
  member.verifySchool(`${member.loginId}@hanbit.example`, `${member.loginId}@한빛대학교`);
  await em.flush();
  const client = await app.as(member);
  await client.data(GQL.report, { input: { target: 'NOTICE', targetId: noticeId, reason: 'SPAM' } });
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
