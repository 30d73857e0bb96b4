import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../../embedded-postgres/binaries';

/** Oldest supported PostgreSQL, in the folder of Debian 12. */
export const POSTGRES_15: Binaries = { folder: '/usr/lib/postgresql/15/bin', majorVersion: '15' };

/** Returns `describe`, or `describe.skip` with a warning without Debian's PostgreSQL 15. */
export function describeWithPostgres15(): jest.Describe {
  if (existsSync(join(POSTGRES_15.folder, 'postgres'))) return describe;
  console.warn('SKIPPED: PostgreSQL 15 is not installed, so the oldest supported version was not tested.');
  return describe.skip;
}
