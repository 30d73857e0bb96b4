import { migrateDatabase } from '../database/migrate';
import { addModerator, listModerators, removeModerator } from './change-moderators';
import { runCommand, usageError } from './run-command';

const ACTIONS: Readonly<Record<string, (databaseUrl: string, loginId: string) => Promise<void>>> = {
  add: async (databaseUrl, loginId) => {
    const { university } = await addModerator(databaseUrl, loginId);
    console.info(`${loginId}: 이제 ${university}의 운영자예요. 신고는 /moderation에서 처리해요.`);
  },
  remove: async (databaseUrl, loginId) => {
    await removeModerator(databaseUrl, loginId);
    console.info(`${loginId}: 이제 운영자가 아니에요.`);
  },
  list: async (databaseUrl) => {
    const moderators = await listModerators(databaseUrl);
    for (const { loginId, nickName, university } of moderators) console.info(`${university}\t${loginId}\t${nickName}`);
    console.info(`운영자 ${moderators.length}명`);
  },
};

/**
 * `npm run moderator -- add|remove|list LOGIN_ID`: manages the moderators of schools. The service
 * may be running.
 */
runCommand(async (_env, databaseUrl) => {
  const [name = '', loginId = ''] = process.argv.slice(2);
  const act = ACTIONS[name];
  if (!act || (name !== 'list' && !loginId)) throw usageError('moderator', 'add|remove <아이디> | list');
  await migrateDatabase(databaseUrl);
  await act(databaseUrl, loginId);
});
