import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../../embedded-postgres/binaries';
import { describeIf } from './describe-if';

/** Oldest supported PostgreSQL, in the folder of Debian 12. */
export const POSTGRES_15: Binaries = { folder: '/usr/lib/postgresql/15/bin', majorVersion: '15' };

/** Returns `describe`, or `describe.skip` with a warning without Debian's PostgreSQL 15. */
export function describeWithPostgres15(): jest.Describe {
  const isInstalled = existsSync(join(POSTGRES_15.folder, 'postgres'));
  return describeIf(isInstalled, 'PostgreSQL 15 is not installed, so the oldest supported version was not tested.');
}
