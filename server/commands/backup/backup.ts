import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../platform/errors/start-error';
import type { FileStore } from '../../platform/files/file-store';
import { type ArchiveWriter, createArchive } from './archive-writer';
import { type BackedUpTable, type Manifest, pathOfPicture, pathOfTable } from './manifest';
import { copySource, readColumns, readSequences, readTables } from './tables';

/** All data of a service. */
export interface ServiceData {
  databaseUrl: string;
  pictures: FileStore;
}

/**
 * Writes all rows and pictures of one moment to a file. The service may be running. The file gets
 * its final name after it is complete and on disk.
 * @param recipient public key of age, to encrypt the file
 * @throws {StartError} if the file exists, or if there is nothing to back up
 */
export async function writeBackup(data: ServiceData, file: string, recipient?: string): Promise<Manifest> {
  const draft = `${file}.${process.pid}.part`;
  const removeDraft = (): void => rmSync(draft, { force: true });
  refuseToOverwrite(file);
  // Also removes the draft if the process ends during the backup.
  process.once('exit', removeDraft);
  try {
    const manifest = await writeDraft(data, draft, recipient);
    refuseToOverwrite(file);
    renameSync(draft, file);
    syncFolder(dirname(file));
    await recordBackup(data.databaseUrl, manifest);
    return manifest;
  } finally {
    process.off('exit', removeDraft);
    removeDraft();
  }
}

/**
 * Records the time for the metric `hanteam_backup_timestamp_seconds`. The file is complete already,
 * so a failure is only a warning. The database of an older release has no table for it.
 */
async function recordBackup(databaseUrl: string, { createdAt }: Manifest): Promise<void> {
  try {
    const sql = await connect(databaseUrl);
    await sql.query(RECORD, [createdAt]).finally(() => sql.end());
  } catch {
    console.warn('백업한 시각을 데이터베이스에 적지 못했어요. 백업 파일은 온전해요.');
  }
}

const RECORD = `insert into latest_backup (created_at) values ($1)
  on conflict (is_latest) do update set created_at = excluded.created_at`;

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new StartError(`이미 있는 파일이라 덮어쓰지 않아요: ${file}`);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function writeDraft(data: ServiceData, draft: string, recipient?: string): Promise<Manifest> {
  const sql = await connect(data.databaseUrl);
  const archive = createArchive(draft, recipient);
  try {
    const manifest = await fill(archive, sql, data.pictures);
    await archive.close(manifest);
    return manifest;
  } catch (error) {
    archive.abandon();
    throw error;
  } finally {
    await sql.end();
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const sql = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  // The running statement reports the error. Without a listener the event would end the process.
  sql.on('error', () => undefined);
  await sql.connect();
  await sql.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set lock_timeout = '60s'; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0`);
  return sql;
}

async function fill(archive: ArchiveWriter, sql: Client, pictures: FileStore): Promise<Manifest> {
  await refuseUnmigrated(sql);
  const names = await readTables(sql);
  await sql.query('begin isolation level repeatable read, read only');
  // The first read takes the snapshot. Locks before it prevent a migration in between.
  await sql.query(`lock table ${names.join(', ')}, migration in access share mode`);
  const migrations = await sql.query<{ name: string }>('select name from migration order by id');
  const createdAt = new Date().toISOString();
  // Reads pictures first, because the service deletes a picture that its member replaces.
  const missingPictures = await addPictures(archive, sql, pictures);
  const tables: BackedUpTable[] = [];
  for (const name of names) tables.push(await addTable(archive, sql, name));
  return {
    format: 1,
    createdAt,
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    // Sequences are not part of the snapshot. Reading them last makes them larger than every id in
    // it.
    sequences: await readSequences(sql),
    missingPictures,
    parts: [...archive.parts],
  };
}

async function refuseUnmigrated(sql: Client): Promise<void> {
  const { rows } = await sql.query<{ exists: boolean }>(`select to_regclass('public.migration') is not null as exists`);
  if (!rows[0]?.exists) throw new StartError('백업할 데이터가 없어요. DATABASE_URL이나 DATA_DIR을 확인해 주세요.');
}

async function addPictures(archive: ArchiveWriter, sql: Client, pictures: FileStore): Promise<string[]> {
  const missing: string[] = [];
  const { rows } = await sql.query<{ picture: string }>(
    'select picture from member where picture is not null order by id',
  );
  for (const { picture } of rows) {
    const found = await pictures.read(picture);
    // JPEG is already compressed.
    if (found) await archive.add(pathOfPicture(picture), found.bytes, { compress: false });
    else missing.push(picture);
  }
  return missing;
}

async function addTable(archive: ArchiveWriter, sql: Client, name: string): Promise<BackedUpTable> {
  const columns = await readColumns(sql, name);
  const stream = sql.query(copyTo(`copy (${copySource(sql, name, columns)}) to stdout`));
  await archive.add(pathOfTable(name), stream);
  return { name, columns, rows: stream.rowCount };
}
