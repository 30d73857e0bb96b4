import { statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { writeBackup } from './backup/backup';
import { createPictureStore } from '../domain/pictures/choose-store';
import { StartError } from '../platform/errors/start-error';
import { runCommand, usageError } from './run-command';

/**
 * `npm run backup -- <file or folder>`: writes all rows and pictures to one file. The service may
 * be running.
 */
runCommand(async (env, databaseUrl) => {
  const recipient = env.BACKUP_RECIPIENT;
  const file = fileFor(process.argv[2], recipient === undefined ? 'zip' : 'zip.age');
  const { tables, parts, missingPictures } = await writeBackup(
    { databaseUrl, pictures: await createPictureStore(env) },
    file,
    recipient,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`백업했어요: ${file} (행 ${rows}개, 사진 ${parts.length - tables.length}장)`);
  if (recipient === undefined && env.NODE_ENV === 'production')
    console.warn('백업 파일이 암호화되지 않았어요. BACKUP_RECIPIENT를 정해 주세요.');
  if (missingPictures.length > 0) console.warn(`저장소에 없어서 빠진 사진: ${missingPictures.length}장`);
});

/**
 * Returns the path of the backup. In a folder, the file is named after the current time in UTC.
 * @throws {StartError} if a path without an extension is no folder
 */
function fileFor(given: string | undefined, extension: string): string {
  if (!given) throw usageError('backup', '<파일이나 폴더>');
  const path = resolve(given);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    if (extname(path) === '') throw new StartError(`폴더가 없어요: ${path}. 파일이라면 확장자를 붙여 주세요.`);
    return path;
  }
  return join(path, `hanteam-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${extension}`);
}
