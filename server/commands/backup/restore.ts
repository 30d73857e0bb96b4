import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { modules } from '../../modules';
import { StartError } from '../../platform/errors/start-error';
import { isPictureName } from '../../domain/pictures/disk-store';
import type { FileStore } from '../../platform/files/file-store';
import { ensureFromFirstVersion, knownMigrations, lockMigrations, readApplied } from '../../database/migrate';
import { createOrm } from '../../database/create-orm';
import { withClient } from '../../database/with-client';
import { createMaintenancePool } from '../../platform/database/pool';
import { ensureSupported } from '../../platform/database/requirements';
import { clientOf } from '../../platform/database/pool-dialect';
import { createStatements } from '../../platform/database/statements/statements';
import { deletePicturesOfMembers } from '../../domain/members/member.sql';
import { type ArchiveReader, openArchive } from './archive-reader';
import type { ServiceData } from './backup';
import { type BackedUpTable, type Manifest, pathOfTable, pictureAt } from './manifest';
import { copyTarget, readTables } from './tables';

/**
 * Restores a backup into an empty database, and its pictures into the store. A failure changes
 * nothing. It creates the tables of the backup's version, fills them, and then migrates them.
 * @throws {StartError} if the file is damaged, newer than this version or of version 0.x; if the
 *   database is not empty or not supported
 */
export async function restoreBackup({ databaseUrl, pictures }: ServiceData, file: string): Promise<Manifest> {
  const archive = await openArchive(file);
  const orm = createOrm(createMaintenancePool(databaseUrl));
  const undo: (() => Promise<void>)[] = [];
  try {
    refuseUnknown(archive.manifest, orm);
    await withClient(databaseUrl, ensureSupported);
    await orm.em.fork().transactional(async (tx) => {
      await lockMigrations(tx);
      await createTables(tx, orm, archive.manifest);
      await fillTables(await clientOf(tx), archive);
      await orm.migrator.up({ transaction: tx.getTransactionContext() });
      // Stores pictures last, because a rollback does not remove them.
      await storePictures(pictures, archive, undo);
    });
  } catch (error) {
    for (const step of undo) await step();
    await orm.close();
    throw error;
  } finally {
    archive.close();
  }
  // Without statistics of the tables PostgreSQL would choose bad plans.
  await orm.em.execute(`analyze ${modules.tables.join(', ')}`).finally(() => orm.close());
  return archive.manifest;
}

function refuseUnknown({ migrations, parts, tables }: Manifest, orm: MikroORM): void {
  ensureFromFirstVersion(orm, migrations);
  const known = knownMigrations(orm);
  if (migrations.some((name) => !known.includes(name)) || tables.some(({ name }) => !modules.tables.includes(name)))
    throw new StartError('이 백업은 더 새로운 한팀에서 만들어졌어요. 한팀을 먼저 업데이트해 주세요.');
  const unknown = parts.map(({ path }) => pictureAt(path)).find((name) => name !== undefined && !isPictureName(name));
  if (unknown !== undefined) throw new StartError(`백업에 알 수 없는 사진이 있어요: ${unknown}`);
}

/** Creates the tables of the backup's version. Existing empty tables are used. */
async function createTables(tx: EntityManager, orm: MikroORM, { migrations }: Manifest): Promise<void> {
  const applied = await readApplied(tx);
  ensureFromFirstVersion(orm, applied);
  if (applied.length > 0) {
    // The lock blocks writes of servers until the restore is complete. A server could otherwise add
    // the demo to the empty database.
    const tables = await readTables(await clientOf(tx));
    await tx.execute(`lock table ${tables.join(', ')} in access exclusive mode`);
    for (const table of tables) await refuseRows(tx, table);
  } else await refuseForeignTables(tx);
  if (applied.some((name) => !migrations.includes(name)))
    throw new StartError('데이터베이스가 백업보다 새로워요. 빈 데이터베이스를 새로 만들어 주세요.');
  const wanted = migrations.filter((name) => !applied.includes(name));
  if (wanted.length > 0) await orm.migrator.up({ migrations: wanted, transaction: tx.getTransactionContext() });
}

/**
 * Throws if other programs have tables. An empty table `migration` is allowed: the migrator creates
 * it outside of the transaction, so a failed restore leaves it.
 */
async function refuseForeignTables(tx: EntityManager): Promise<void> {
  const others = await tx.execute(`select 1 from pg_tables where schemaname = 'public' and tablename <> 'migration'`);
  if (others.length > 0) throw notEmpty();
}

async function refuseRows(tx: EntityManager, table: string): Promise<void> {
  const rows = await tx.execute(`select 1 from ${table} limit 1`);
  if (rows.length > 0) throw notEmpty();
}

const notEmpty = (): StartError =>
  new StartError('데이터베이스가 비어 있지 않아요. 백업은 빈 데이터베이스에만 되돌릴 수 있어요.');

async function fillTables(sql: ClientBase, archive: ArchiveReader): Promise<void> {
  const { tables, sequences, missingPictures } = archive.manifest;
  await sql.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'`);
  for (const table of tables) await fillTable(sql, archive, table);
  await createStatements(sql).run(deletePicturesOfMembers, { pictures: missingPictures });
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await sql.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
}

async function fillTable(
  sql: ClientBase,
  archive: ArchiveReader,
  { name, columns, rows }: BackedUpTable,
): Promise<void> {
  const part = archive.manifest.parts.find(({ path }) => path === pathOfTable(name));
  if (!part) throw new StartError(`백업 파일이 손상되었어요: ${name}`);
  const target = sql.query(copyFrom(`copy ${copyTarget(sql, name, columns)} from stdin`));
  await pipeline(await archive.open(part), target);
  if (target.rowCount !== rows) throw new StartError(`백업 파일이 손상되었어요: ${name}의 행이 ${rows}개가 아니에요.`);
}

async function storePictures(
  pictures: FileStore,
  archive: ArchiveReader,
  undo: (() => Promise<void>)[],
): Promise<void> {
  for (const part of archive.manifest.parts) {
    const name = pictureAt(part.path);
    if (name === undefined) continue;
    const bytes = await buffer(await archive.open(part));
    const found = await pictures.read(name);
    if (found && (await buffer(found.bytes)).equals(bytes)) continue;
    if (!found) undo.push(() => pictures.remove(name));
    await pictures.keep(name, bytes);
  }
}
