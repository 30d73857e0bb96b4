import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../../platform/start-error';
import { findProcess } from './process';

/** Marks a data folder as this server's own. Throws when another living server has it; returns how to let go. */
export function takeLock(lockFile: string): () => void {
  const ownMark = markOf(process.pid);
  removeStaleLock(lockFile);
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, ownMark);
  try {
    // A link appears with its content at once: nobody can read a half-written mark and take it for a stale one.
    linkSync(draft, lockFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw inUse(readMark(lockFile));
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readMark(lockFile) === ownMark) rmSync(lockFile);
  };
}

/** Whether a living server has the data folder. */
export function isLocked(lockFile: string): boolean {
  const mark = readMark(lockFile);
  return mark !== undefined && mark === markOf(Number.parseInt(mark, 10));
}

function removeStaleLock(lockFile: string): void {
  if (isLocked(lockFile)) throw inUse(readMark(lockFile));
  rmSync(lockFile, { force: true });
}

// The start time keeps a stranger with the old server's pid from passing for that server.
function markOf(pid: number): string {
  return `${pid} ${findProcess(pid)?.startedAt ?? 'gone'}`;
}

function readMark(lockFile: string): string | undefined {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return undefined;
  }
}

function inUse(mark = '?'): StartError {
  return new StartError(`이미 다른 서버가 이 데이터 폴더를 쓰고 있어요 (프로세스 ${Number.parseInt(mark, 10)}).`);
}
