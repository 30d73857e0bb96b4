import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeBackup } from '../backup/backup';
import { StartError } from '../../platform/start-error';
import { createPictureStore } from '../../domain/pictures/picture.stores';
import { runTool } from './run-command';

/** `npm run backup -- <file or folder>`: all rows and pictures in one file, while the service runs or not. */
runTool(async (env, databaseUrl) => {
  const file = fileFor(process.argv[2]);
  const { tables, parts, missingPictures } = await writeBackup(
    { databaseUrl, pictures: await createPictureStore(env) },
    file,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`백업했어요: ${file} (행 ${rows}개, 사진 ${parts.length - tables.length}장)`);
  if (missingPictures.length > 0) console.warn(`저장소에 없어서 빠진 사진: ${missingPictures.length}장`);
});

/** In a folder the file is named after the moment, in UTC. */
function fileFor(given: string | undefined): string {
  if (!given) throw new StartError('쓰는 법: npm run backup -- <파일이나 폴더>');
  const path = resolve(given);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  return join(path, `hanteam-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`);
}
