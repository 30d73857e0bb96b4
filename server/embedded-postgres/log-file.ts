import { copyFileSync, openSync, rmSync, statSync, truncateSync } from 'node:fs';
import { giveTo, type RunAs } from './system-user';

/** Maximum size in bytes of a log. It then replaces the one previous log. */
export const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Opens PostgreSQL's log for appending. */
export function openLog(logFile: string, runAs: RunAs): number {
  rotateLog(logFile, runAs);
  const file = openSync(logFile, 'a', 0o600);
  // Otherwise the data's owner could not start the server after root has created the log.
  giveTo(logFile, runAs);
  return file;
}

/**
 * Moves the content of a too large log to `<log>.1`. PostgreSQL appends, so it continues at the
 * beginning of the file.
 */
export function rotateLog(logFile: string, runAs: RunAs): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_LOG_BYTES) return;
  try {
    copyFileSync(logFile, `${logFile}.1`);
    giveTo(`${logFile}.1`, runAs);
  } catch {
    // On a full disk the old lines are lost.
    rmSync(`${logFile}.1`, { force: true });
  }
  truncateSync(logFile);
}
