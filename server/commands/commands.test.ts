import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, runNode } from '../test-kit/processes/commands';
import { databaseUrl, queryOnce } from '../test-kit/database/databases';
import { TestPostgres } from '../test-kit/processes/postgres';
import { typescript } from '../test-kit/processes/server-process';
import { makeTempFolder } from '../test-kit/processes/temp-folder';
import { startEmbeddedPostgres } from '../embedded-postgres/postgres';
import { findRunningPostgres } from '../embedded-postgres/find-running';
import { SECRET } from '../test-kit/app/secret';

let folder: string;

beforeAll(() => {
  folder = makeTempFolder('commands');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command with these arguments, with its data in a folder of `folder`. */
function run(name: string, dataDir: string, args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const command = [...typescript(`server/commands/${name}.ts`), ...args];
  return runNode(command, { DATA_DIR: join(folder, dataDir), ...env });
}

it('[O4] seed, backup and restore work with the embedded PostgreSQL, whether or not a server runs it', async () => {
  const seeded = await run('seed', 'first', ['--members', '5', '--notices', '20']);
  expect(seeded).toMatchObject({ code: 0, stdout: expect.stringContaining('student-1부터 student-5까지') });
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'first'), log: () => undefined, durable: false });
  expect(findRunningPostgres(join(folder, 'first'))).toBe(server.url);
  const backup = join(folder, 'backup.zip');
  expect(await run('backup', 'first', [backup])).toMatchObject({ code: 0 });
  await server.stop();
  expect(findRunningPostgres(join(folder, 'first'))).toBeUndefined();

  expect(await run('restore', 'second', [backup])).toMatchObject({ code: 0 });
  const again = await run('restore', 'second', [backup]);
  expect(again.code).toBe(1);
  expect(again.stderr.trim()).toMatch(/^데이터베이스가 비어 있지 않아요.*$/);
  const over = await run('backup', 'second', [backup]);
  expect(over.code).toBe(1);
  expect(over.stderr.trim()).toMatch(/^이미 있는 파일이라 덮어쓰지 않아요.*$/);
}, 90_000);

it.each([
  ['backup', [], '쓰는 법'],
  ['backup', ['/nowhere'], '폴더가 없어요'],
  ['restore', ['/nowhere.zip'], '백업 파일을 열 수 없어요'],
  ['seed', ['--members', 'many'], '쓰는 법'],
  ['seed', ['--unheard-of'], '쓰는 법'],
  ['moderator', ['add'], '쓰는 법'],
  ['bounced', ['minji'], '쓰는 법'],
  ['school', ['remove'], '쓰는 법'],
  ['school', ['remove', '없는대학교'], '지울 회원도 공고도 없어요'],
])('%s %j is refused with one line', async (tool, args, message) => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const { code, stderr } = await run(tool, 'none', args, { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});

it.each([
  ['npm run backup <', { npm_lifecycle_event: 'backup' }],
  ['node dist/server/commands/backup.js <', {}],
])('[O24] a wrong command prints its usage in the form in which it was started: %s', async (start, env) => {
  const { stderr } = await run('backup', 'none', [], { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', ...env });
  expect(stderr).toMatch(new RegExp(`^쓰는 법: ${start}`));
});

it('[O10] prepare-database prepares the database of DATABASE_URL as the superuser of ADMIN_DATABASE_URL', async () => {
  const postgres = await TestPostgres.create();
  try {
    const url = databaseUrl(postgres.url, 'prepared').replace('//hanteam_service:', '//another_role:');
    const env = { ADMIN_DATABASE_URL: postgres.adminUrl, DATABASE_URL: url };
    expect(await run('prepare-database', 'none', [], env)).toMatchObject({ code: 0 });
    await queryOnce(url, 'create table note ()');
    expect(await run('prepare-database', 'none', [], env)).toMatchObject({ code: 0 });
    const refused = await run('prepare-database', 'none', [], { ...env, ADMIN_DATABASE_URL: '' });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('쓰는 법')]);
  } finally {
    await postgres.remove();
  }
});

it('seed requires --force in production', async () => {
  const env = {
    NODE_ENV: 'production',
    SESSION_SECRET: SECRET,
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
  };
  const { code, stderr } = await run('seed', 'none', ['--members', '5'], env);
  expect(code).toBe(1);
  expect(stderr).toContain('--force');
});
