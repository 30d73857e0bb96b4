import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../operations/embedded-postgres/binaries';

/** The oldest supported PostgreSQL, as Debian 12 installs it. */
export const POSTGRES_15: Binaries = { folder: '/usr/lib/postgresql/15/bin', majorVersion: '15' };

/** `describe`, skipped with a warning where Debian's PostgreSQL 15 is not installed. */
export function describeWithPostgres15(): jest.Describe {
  if (existsSync(join(POSTGRES_15.folder, 'postgres'))) return describe;
  console.warn('SKIPPED: PostgreSQL 15 is not installed, so the oldest supported version was not tested.');
  return describe.skip;
}
