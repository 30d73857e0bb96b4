import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/**
 * A file of each Debian package that the tests need. Debian starts no service that these tests
 * would use.
 */
const PACKAGES: Readonly<Record<string, string>> = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  postgresql: POSTGRES_VERSIONS,
  'redis-server': '/usr/bin/redis-server',
  haproxy: '/usr/sbin/haproxy',
};

/**
 * Names the packages that are missing and the command that installs them; undefined if there are
 * all.
 */
export function describeMissing(): string | undefined {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
  if (missing.length === 0) return undefined;
  return `Missing packages: ${missing.join(', ')}\napt-get install --no-install-recommends ${missing.join(' ')}`;
}

/** The folder of PostgreSQL's programs: the newest version that Debian has installed. */
export function findPostgresFolder(): string {
  const [newest = ''] = readdirSync(POSTGRES_VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  return join(POSTGRES_VERSIONS, newest, 'bin');
}
