import type { Binaries } from '../../embedded-postgres/binaries';

/** Oldest supported PostgreSQL, in the folder of Debian 12. */
export const POSTGRES_15: Binaries = { folder: '/usr/lib/postgresql/15/bin', majorVersion: '15' };
