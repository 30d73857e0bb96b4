import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../platform/errors/start-error';
import { findProcess } from './process';

/**
 * Locks a data folder for this process.
 * @returns a function that releases the lock
 * @throws {StartError} if a running server has locked it
 */
export function takeLock(lockFile: string): () => void {
  const ownProcess = identify(process.pid);
  removeStaleLock(lockFile);
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, ownProcess);
  try {
    // A link appears together with its content. Nobody can therefore read a partial lock and
    // mistake it for a stale one.
    linkSync(draft, lockFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw inUse(readLock(lockFile));
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readLock(lockFile) === ownProcess) rmSync(lockFile);
  };
}

/** True if a running server has locked the data folder. */
export function isLocked(lockFile: string): boolean {
  const holder = readLock(lockFile);
  return holder !== undefined && holder === identify(Number.parseInt(holder, 10));
}

function removeStaleLock(lockFile: string): void {
  if (isLocked(lockFile)) throw inUse(readLock(lockFile));
  rmSync(lockFile, { force: true });
}

// The start time distinguishes the server from a later process with the same pid.
function identify(pid: number): string {
  return `${pid} ${findProcess(pid)?.startedAt ?? 'gone'}`;
}

function readLock(lockFile: string): string | undefined {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return undefined;
  }
}

function inUse(holder = '?'): StartError {
  return new StartError(`이미 다른 서버가 이 데이터 폴더를 쓰고 있어요 (프로세스 ${Number.parseInt(holder, 10)}).`);
}
