import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, parse } from 'node:path';
import { makeTempFolder } from '../../server/test/temp-folder';

const ROOT = join(__dirname, '..', '..');
const MIGRATIONS = join('server', 'operations', 'migrations');

/** A copy of the build without its newest migration: that release knows neither the migration nor what it adds. */
export interface OldRelease {
  folder: string;
  /** The name of the migration that it lacks. */
  newestMigration: string;
  remove(): void;
}

/** Copies the built server into a folder of its own and removes the newest migration there. */
export function copyOldRelease(): OldRelease {
  const folder = makeTempFolder('release');
  for (const part of ['server', 'shared']) cpSync(join(ROOT, 'dist', part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const files = readdirSync(join(folder, MIGRATIONS)).filter((file) => /^\d+_.*\.js$/.test(file));
  const newest = files.toSorted().at(-1) ?? '';
  rmSync(join(folder, MIGRATIONS, newest));
  return {
    folder,
    newestMigration: parse(newest).name,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
