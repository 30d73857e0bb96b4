import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore';
import { createPictureStore } from '../domain/pictures/choose-store';
import { runCommand, usageError } from './run-command';

/** `npm run restore -- <file>`: restores a backup into an empty database. */
runCommand(async (env, databaseUrl) => {
  const given = process.argv[2];
  if (!given) throw usageError('restore', '<백업 파일>');
  const data = { databaseUrl, pictures: await createPictureStore(env) };
  const { tables, createdAt } = await restoreBackup(data, resolve(given));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`되돌렸어요: ${createdAt}의 백업, 행 ${rows}개. 모두 다시 로그인해야 해요.`);
});
