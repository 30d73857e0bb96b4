import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates an empty folder. Other users can read it, because PostgreSQL has its own user in tests by
 * root.
 */
export function makeTempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hanteam-${name}-`));
  // mkdtemp allows access only to the owner.
  chmodSync(folder, 0o755);
  return folder;
}
