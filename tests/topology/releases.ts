import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, parse } from 'node:path';
import { makeTempFolder } from '../../server/test/temp-folder';

const ROOT = join(__dirname, '..', '..');
/**
 * The server that the previous release built (`dist/package.json`, `dist/server` and
 * `dist/shared`). Each release replaces it by its own build: `npm run build && tar -C dist -czf
 * tests/topology/previous-release.tar.gz package.json server shared`.
 */
const ARCHIVE = join(__dirname, 'previous-release.tar.gz');

/** The previous release, in a folder of its own. It uses the packages of this one; those that it alone needs are among `devDependencies`. */
export interface PreviousRelease {
  folder: string;
  /** The names of the migrations that it lacks, oldest first. */
  newMigrations: readonly string[];
  remove(): void;
}

/** Unpacks the previous release. */
export function unpackPreviousRelease(): PreviousRelease {
  const folder = makeTempFolder('release');
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const previous = new Set(migrationsOf(folder));
  return {
    folder,
    newMigrations: migrationsOf(join(ROOT, 'dist')).filter((name) => !previous.has(name)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function migrationsOf(folder: string): string[] {
  const files = readdirSync(join(folder, 'server', 'operations', 'migrations'));
  return files
    .filter((file) => /^\d+_.*\.js$/.test(file))
    .map((file) => parse(file).name)
    .toSorted();
}
