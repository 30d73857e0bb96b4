import { installTools } from '../../scripts/run-tool.cjs';
import startPostgres from '../../server/test/global-setup';

/**
 * Installs the code generators. Starts PostgreSQL unless the server's tests of the same run have
 * started it.
 */
export default async function globalSetup(): Promise<void> {
  installTools();
  if (!globalThis.testPostgres) await startPostgres();
}
