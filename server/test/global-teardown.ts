import { rmSync } from 'node:fs';

/** Stops the PostgreSQL of the run and takes its data away. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.testPostgres?.stop();
  if (globalThis.testDataDir) rmSync(globalThis.testDataDir, { recursive: true, force: true });
}
