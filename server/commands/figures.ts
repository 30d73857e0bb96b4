import { migrateDatabase } from '../database/migrate';
import { readFigures, renderFigures } from './read-figures';
import { runCommand } from './run-command';

/**
 * `npm run figures`: prints how well teams come together, per school and for all schools. The
 * service may be running.
 */
runCommand(async (_env, databaseUrl) => {
  await migrateDatabase(databaseUrl);
  console.info(renderFigures(await readFigures(databaseUrl)));
});
