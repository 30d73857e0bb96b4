import { installTools } from '../../scripts/run-tool.cjs';
import startPostgres from '../../server/test-kit/setup/global-setup';

/** Installs the code generators and starts PostgreSQL. */
export default async function globalSetup(): Promise<void> {
  installTools();
  await startPostgres();
}
