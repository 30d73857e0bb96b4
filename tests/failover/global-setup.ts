import { readdirSync, rmSync } from 'node:fs';
import { buildStale } from '../../scripts/build.cjs';
import { findProcess, sendSignal } from '../../server/operations/embedded-postgres/process';
import { childrenOf } from '../../server/test/child-process';
import { makeTempFolder } from '../../server/test/temp-folder';
import { describeMissing } from './requirements';

/** Pauses between attempts to end everything, in milliseconds: 10 s in all. */
const PAUSE_MS = 100;
const MAX_ATTEMPTS = 100;

/**
 * Builds the service, and has everything ended and deleted when the process ends, also by Ctrl-C.
 */
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
  // PostgreSQL and the programs that copy its data are children of Patroni or of no process, and
  // write until they end.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const left = findProcessesOf(folder);
    if (left.length === 0) break;
    for (const pid of left) sendSignal(pid, 'SIGQUIT');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The processes whose command lines name this folder. */
function findProcessesOf(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => findProcess(pid)?.command.includes(folder));
}
