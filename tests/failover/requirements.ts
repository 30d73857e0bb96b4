import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/** A file of each required Debian package. Debian starts no service that these tests would use. */
const PACKAGES: Readonly<Record<string, string>> = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  postgresql: POSTGRES_VERSIONS,
  'redis-server': '/usr/bin/redis-server',
  haproxy: '/usr/sbin/haproxy',
};

/**
 * Returns the missing packages and the command that installs them, or undefined if none is missing.
 */
export function describeMissing(): string | undefined {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
  if (missing.length === 0) return undefined;
  return `Missing packages: ${missing.join(', ')}\napt-get install --no-install-recommends ${missing.join(' ')}`;
}

/** Returns the folder of PostgreSQL's programs in the newest version that Debian has installed. */
export function findPostgresFolder(): string {
  const [newest = ''] = readdirSync(POSTGRES_VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  return join(POSTGRES_VERSIONS, newest, 'bin');
}
