import { installTools } from '../../scripts/run-tool.cjs';
import startPostgres from '../../server/test/global-setup';

/**
 * Installs the generators of clients. Starts PostgreSQL unless the tests of the server in the same
 * run have started it.
 */
export default async function globalSetup(): Promise<void> {
  installTools();
  if (!globalThis.testPostgres) await startPostgres();
}
