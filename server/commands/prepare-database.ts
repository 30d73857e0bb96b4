import { StartError } from '../platform/errors/start-error';
import { prepareDatabase } from '../database/service-role/service-role';
import { runCommand, startOf } from './run-command';

/**
 * `npm run prepare-database`: prepares the database for the role of DATABASE_URL, as the superuser
 * of ADMIN_DATABASE_URL. It may run repeatedly, even while the service runs.
 */
runCommand(async ({ ADMIN_DATABASE_URL, DATABASE_URL, DATABASE_DIRECT_URL }) => {
  if (!ADMIN_DATABASE_URL || !DATABASE_URL)
    throw new StartError(`쓰는 법: ADMIN_DATABASE_URL=… DATABASE_URL=… ${startOf('prepare-database')}`);
  const isPooled = DATABASE_DIRECT_URL !== undefined;
  await prepareDatabase(ADMIN_DATABASE_URL, DATABASE_DIRECT_URL ?? DATABASE_URL, { isPooled });
  console.info('서비스의 역할과 데이터베이스를 준비했어요.');
});
