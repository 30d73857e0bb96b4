import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder for the logs of the last run. */
const LOGS = join(__dirname, '..', '..', 'test-results', 'failover');

/** Stores the logs of the programs. */
export function writeLogs(programs: readonly { name: string; output(): string }[]): void {
  mkdirSync(LOGS, { recursive: true });
  for (const program of programs) writeFileSync(join(LOGS, `${program.name}.log`), program.output());
}
