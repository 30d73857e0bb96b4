import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new empty folder. PostgreSQL, which has a user of its own when the tests run as root, can enter it. */
export function makeTempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hanteam-${name}-`));
  // mkdtemp gives access to the owner alone.
  chmodSync(folder, 0o755);
  return folder;
}
