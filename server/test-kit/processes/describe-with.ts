import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_15 } from './postgres-15';

/** First version of PgBouncer that keeps prepared statements in transaction mode. */
const PGBOUNCER = [1, 21] as const;

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function hasPgBouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout ?? '')?.[0] ?? '').split('.').map(Number);
  return major > PGBOUNCER[0] || (major === PGBOUNCER[0] && minor >= PGBOUNCER[1]);
}

/** Requirements of tests that are skipped without them. */
const REQUIREMENTS = {
  redis: { isMet: () => runs('redis-server', '--version'), missing: 'redis-server on the PATH' },
  haproxy: { isMet: () => runs('haproxy', '-v'), missing: 'haproxy on the PATH' },
  pgbouncer: { isMet: hasPgBouncer, missing: `PgBouncer ${PGBOUNCER.join('.')} or later on the PATH` },
  'postgres-15': { isMet: () => existsSync(join(POSTGRES_15.folder, 'postgres')), missing: 'PostgreSQL 15 of Debian' },
  promtool: {
    isMet: () => runs('promtool', '--version'),
    missing: "promtool (Debian's package prometheus) on the PATH",
  },
  kubectl: { isMet: () => runs('kubectl', 'kustomize', '--help'), missing: 'kubectl on the PATH' },
  root: { isMet: () => process.getuid?.() === 0, missing: 'root' },
} as const;

/** Returns `describe` if all requirements are met, otherwise `describe.skip` after a warning. */
export function describeWith(...names: (keyof typeof REQUIREMENTS)[]): jest.Describe {
  const unmet = names.map((name) => REQUIREMENTS[name]).find(({ isMet }) => !isMet());
  if (!unmet) return describe;
  console.warn(`SKIPPED: some tests need ${unmet.missing}.`);
  return describe.skip;
}
