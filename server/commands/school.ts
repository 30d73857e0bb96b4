import { createPictureStore } from '../domain/pictures/choose-store';
import { migrateDatabase } from '../database/migrate';
import { StartError } from '../platform/errors/start-error';
import { measureRemoval, removeSchools } from './remove-schools';
import { runCommand, startOf, usageError } from './run-command';

/** Whether an action removes the other schools instead of the named one. */
const ACTIONS: Readonly<Record<string, boolean>> = { remove: false, keep: true };

/**
 * `npm run school -- remove|keep NAME [MEMBERS]`: removes one school, or all others. Without the
 * number of members to delete it only prints that number.
 */
runCommand(async (env, databaseUrl) => {
  const [action = '', school = '', confirmed] = process.argv.slice(2);
  const others = ACTIONS[action];
  if (others === undefined || school === '') throw usageError('school', 'remove|keep <학교 이름> [지울 회원 수]');
  await migrateDatabase(databaseUrl);
  const removal = { school, others };
  const { members, notices } = await measureRemoval(databaseUrl, removal);
  if (members + notices === 0) throw new StartError('지울 회원도 공고도 없어요. 학교 이름을 확인해 주세요.');
  if (confirmed !== String(members)) {
    console.info(`회원 ${members}명, 공고 ${notices}개를 지워요. 되돌릴 수 없어요.`);
    console.info(`지우려면: ${startOf('school')} ${action} '${school}' ${members}`);
    return;
  }
  await removeSchools({ databaseUrl, pictures: await createPictureStore(env) }, removal);
  console.info(`회원 ${members}명, 공고 ${notices}개를 지웠어요.`);
});
