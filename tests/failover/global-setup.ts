import { readdirSync, rmSync } from 'node:fs';
import { buildStale } from '../../scripts/build/build.cjs';
import { findProcess, sendSignal } from '../../server/embedded-postgres/process';
import { childrenOf } from '../../server/test-kit/processes/child-process';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { describeMissing } from './requirements';

/** Milliseconds between attempts to end everything: 10 s in total. */
const PAUSE_MS = 100;
const MAX_ATTEMPTS = 100;

/** Builds the service. When this process ends, also by Ctrl-C, everything is ended and deleted. */
export default async function setUp(): Promise<void> {
  const missing = describeMissing();
  if (missing !== undefined) {
    console.error(missing);
    process.exit(1);
  }
  await buildStale();
  const folder = makeTempFolder('failover');
  // All temporary folders of the tests are created in this one.
  process.env['TMPDIR'] = folder;
  process.once('exit', () => removeAll(folder));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

/**
 * Ends the programs that the tests have started, and deletes their folders. Jest runs the tests in
 * this process.
 */
function removeAll(folder: string): void {
  for (const pid of childrenOf(process.pid)) sendSignal(pid, 'SIGKILL');
  // PostgreSQL and the programs that copy its data may be children of Patroni or orphans, and write
  // until they end.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const left = findProcessesOf(folder);
    if (left.length === 0) break;
    for (const pid of left) sendSignal(pid, 'SIGQUIT');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Processes with this folder in their command lines. */
function findProcessesOf(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => findProcess(pid)?.command.includes(folder));
}
