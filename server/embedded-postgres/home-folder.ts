import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/errors/start-error';
import type { RunAs } from './system-user';

const SHARED_HOME = '/var/lib/hanteam';

/**
 * Returns the preferred folder for PostgreSQL's data, or a system folder if PostgreSQL's user
 * cannot enter it.
 */
export function chooseHome(preferred: string, runAs: RunAs, log: (line: string) => void): string {
  if (canEnter(preferred, runAs)) return preferred;
  if (existsSync(join(preferred, 'postgres', 'PG_VERSION'))) {
    throw new StartError(
      `데이터 폴더를 열 수 없어요: PostgreSQL 사용자(uid ${runAs.uid})가 ${preferred}에 들어갈 수 없어요.`,
    );
  }
  const home = fallbackHome(preferred);
  openToAll(SHARED_HOME);
  openToAll(home);
  if (!canEnter(home, runAs)) {
    throw new StartError(
      `데이터 폴더를 열 수 없어요: PostgreSQL 사용자(uid ${runAs.uid})가 ${preferred}에도 ${home}에도 들어갈 수 없어요.`,
    );
  }
  log(`PostgreSQL 사용자(uid ${runAs.uid})가 ${preferred}에 들어갈 수 없어서 데이터베이스를 ${home}에 둬요.`);
  return home;
}

/**
 * Returns the system folder that replaces an inaccessible folder. It is the same at every start.
 */
export function fallbackHome(preferred: string): string {
  return join(SHARED_HOME, hash('sha256', preferred, 'hex').slice(0, 16));
}

function canEnter(folder: string, runAs: RunAs): boolean {
  if (runAs.uid === undefined) return true;
  return spawnSync('test', ['-x', folder], { ...runAs, cwd: '/' }).status === 0;
}

function openToAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // With a strict umask PostgreSQL's user could not enter the new folder.
  chmodSync(folder, 0o755);
}
