import { migrateDatabase } from '../database/migrate';
import { refuseAddresses } from './refuse-addresses';
import { runCommand, usageError } from './run-command';

/**
 * `npm run bounced -- ADDRESS …`: stops the mails to addresses whose mails came back
 * (rules/email-address.md). The service may be running. The addresses are not printed.
 */
runCommand(async (_env, databaseUrl) => {
  const addresses = process.argv.slice(2);
  if (addresses.length === 0 || !addresses.every((each) => each.includes('@')))
    throw usageError('bounced', '<이메일> …');
  await migrateDatabase(databaseUrl);
  const count = await refuseAddresses(databaseUrl, addresses);
  console.info(`회원 ${count}명의 이메일로 메일을 더 보내지 않아요.`);
});
