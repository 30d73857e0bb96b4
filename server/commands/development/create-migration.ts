import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../embedded-postgres/postgres';
import { createServiceOrm } from '../../database/orm';
import { createMaintenancePool } from '../../platform/database/pool';

/**
 * `npm run migration -- name`: writes a migration with the changes of the entities since the last
 * one. Review it before the commit, and add indexes, checks and triggers by hand.
 */
async function createMigration(name: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanteam-migration-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.warn(line), durable: false });
  const orm = createServiceOrm(createMaintenancePool(postgres.url), { snapshot: true });
  try {
    const { fileName } = await orm.migrator.create(undefined, false, false, name);
    console.info(fileName === '' ? '바뀐 것이 없어요.' : `server/database/migrations/${fileName}`);
  } finally {
    await orm.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

createMigration(process.argv[2] ?? 'change').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
