import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { makeTempFolder } from '../../server/test/temp-folder';

const ROOT = join(__dirname, '..', '..');
const MIGRATIONS = join('server', 'operations', 'migrations');

/** What the newest migration renames: the new name, and the one that the release before it uses. */
const RENAMED: readonly (readonly [name: RegExp, before: string])[] = [
  [/\bnotice_superblock\b/g, 'notice_stretch'],
  [/\bsuperblock\b/g, 'stretch'],
];

/** A copy of the build without its newest migration: that release knows neither the migration nor what it changes. */
export interface OldRelease {
  folder: string;
  /** The name of the migration that it lacks. */
  newestMigration: string;
  remove(): void;
}

/** Copies the built server into a folder of its own, removes the newest migration there and restores the names before it. */
export function copyOldRelease(): OldRelease {
  const folder = makeTempFolder('release');
  for (const part of ['server', 'shared']) cpSync(join(ROOT, 'dist', part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const files = readdirSync(join(folder, MIGRATIONS)).filter((file) => /^\d+_.*\.js$/.test(file));
  const newest = files.toSorted().at(-1) ?? '';
  rmSync(join(folder, MIGRATIONS, newest));
  restoreNames(join(folder, 'server'));
  return {
    folder,
    newestMigration: parse(newest).name,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function restoreNames(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const missing = new Set(RENAMED);
  for (const file of names.map((name) => join(folder, name))) {
    let text = readFileSync(file, 'utf8');
    for (const renamed of RENAMED) {
      const [name, before] = renamed;
      const restored = text.replace(name, before);
      if (restored !== text) missing.delete(renamed);
      text = restored;
    }
    writeFileSync(file, text);
  }
  // Otherwise the test would run two equal releases.
  if (missing.size > 0) throw new Error(`the build does not contain ${[...missing].map(([name]) => name).join(', ')}`);
}
