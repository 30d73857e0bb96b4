import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Free bytes in memory below which the folders are on the disk. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Creates an empty folder. Other users can read it, because PostgreSQL has its own user in tests by
 * root.
 * @param parent by default memory if there is enough: there PostgreSQL copies a database in a tenth
 *   of the time
 */
export function makeTempFolder(name: string, parent = hasMemory() ? MEMORY : tmpdir()): string {
  const folder = mkdtempSync(join(parent, `hanteam-${name}-`));
  // mkdtemp allows access only to the owner.
  chmodSync(folder, 0o755);
  return folder;
}

/** True if Linux has a file system in memory that is large and may contain programs. */
function hasMemory(): boolean {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return false;
  const [, options] = new RegExp(`^\\S+ ${MEMORY} tmpfs (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
  if (options === undefined || options.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}
