import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';

const ROOT = join(__dirname, '..', '..');

/** Parts of a build that a server needs without the client. */
const SERVER_PARTS = ['package.json', 'server', 'shared'];

/**
 * The built server of the previous release. Each release from 1.0.0 on replaces it by its own
 * build: `npm run build && tar -C dist -czf tests/topology/previous-release.tar.gz package.json
 * server shared`. Before 1.0.0 there is no archive, and this build is also the previous release.
 */
const ARCHIVE = join(__dirname, 'previous-release.tar.gz');

/** Name of the migration that only the next release has. It is newer than all others. */
const NEXT_MIGRATION = '29991231000000_next_release';

/** Locks and changes tables that the previous release reads and writes at the same time. */
const NEXT_MIGRATION_CODE = `
const { Migration } = require('@mikro-orm/migrations');
const { lockInAttempts } = require('../lock-tables');
const { replaceCheck } = require('../replace-check');

exports.NextRelease = class extends Migration {
  up() {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification_setting', 'favourite', 'notice'] }));
    this.addSql('alter table notice add next_release text');
    this.addSql('alter table favourite add next_release boolean not null default true');
    this.addSql(replaceCheck('notification_setting', 'topic',
      ['APPLICATIONS', 'NOTICES', 'COMMENTS', 'TEAMS', 'MODERATION', 'NEXT_RELEASE']));
  }
};
`;

/** Two releases of the server, each in its own folder. */
export interface Releases {
  /** Folder of the previous release. */
  previous: string;
  /** Folder of this build with one more migration, so that every upgrade migrates. */
  next: string;
  /** Names of the migrations that the previous release lacks, oldest first. */
  newMigrations: readonly string[];
  /** Deletes both folders. */
  remove(): void;
}

/**
 * Prepares both releases with the packages of this checkout. Packages that only the previous
 * release needs are in `devDependencies`.
 */
export function prepareReleases(): Releases {
  const previous = makeRelease();
  if (existsSync(ARCHIVE)) execFileSync('tar', ['-xzf', ARCHIVE, '-C', previous]);
  else copyBuild(previous);
  const next = makeRelease();
  copyBuild(next);
  writeFileSync(join(migrationsFolderOf(next), `${NEXT_MIGRATION}.js`), NEXT_MIGRATION_CODE);
  const known = new Set(migrationsOf(previous));
  return {
    previous,
    next,
    newMigrations: migrationsOf(next).filter((name) => !known.has(name)),
    remove: () => {
      for (const folder of [previous, next]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeRelease(): string {
  const folder = makeTempFolder('release');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function copyBuild(folder: string): void {
  for (const part of SERVER_PARTS) cpSync(join(ROOT, 'dist', part), join(folder, part), { recursive: true });
}

const migrationsFolderOf = (folder: string): string => join(folder, 'server', 'database', 'migrations');

function migrationsOf(folder: string): string[] {
  return readdirSync(migrationsFolderOf(folder))
    .filter((file) => /^\d+_.*\.js$/.test(file))
    .map((file) => parse(file).name)
    .toSorted();
}
