import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/embedded-postgres/postgres';
import { findRunningPostgres } from '../../server/embedded-postgres/find-running';
import { SECRET } from '../../server/test-kit/app/secret';
import { databaseUrl, queryOnce } from '../../server/test-kit/database/databases';
import { builtCommand, type CommandResult, runNode } from '../../server/test-kit/processes/commands';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';

let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  folder = makeTempFolder('commands');
  postgres = await TestPostgres.create();
});

afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a built command with these arguments, with its data in a folder of `folder`. */
function run(name: string, dataDir: string, args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return runNode(builtCommand(name, ...args), { DATA_DIR: join(folder, dataDir), ...env });
}

/** Runs a command that must fail with one line. Returns its standard error. */
async function readErrorLine(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, stderr } = await run(name, 'none', args, { DATABASE_URL: postgres.url, ...env });
  expect(code).toBe(1);
  expect(stderr).not.toContain('    at ');
  return stderr;
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
  ['backup', ['/nowhere'], '폴더가 없어요'],
  ['restore', ['/nowhere.zip'], '백업 파일을 열 수 없어요'],
  ['seed', ['--members', 'many'], '쓰는 법'],
  ['seed', ['--unheard-of'], '쓰는 법'],
  ['bounced', ['minji'], '쓰는 법'],
  ['school', ['remove'], '쓰는 법'],
  ['school', ['remove', '없는대학교'], '지울 회원도 공고도 없어요'],
])('%s %j is refused with one line', async (tool, args, message) => {
  expect(await readErrorLine(tool, args)).toContain(message);
});

it.each([
  ['npm run moderator', 'moderator', ['add'], { npm_lifecycle_event: 'moderator' }],
  ['node dist/server/commands/backup.js', 'backup', [], {}],
])('[O24] a wrong command prints its usage in the form in which it was started: %s', async (start, tool, args, env) => {
  expect(await readErrorLine(tool, args, env)).toMatch(new RegExp(`^쓰는 법: ${start} `));
});

it('[O10] prepare-database prepares the database of DATABASE_URL as the superuser of ADMIN_DATABASE_URL', async () => {
  const url = databaseUrl(postgres.url, 'prepared').replace('//hanteam_service:', '//another_role:');
  const env = { ADMIN_DATABASE_URL: postgres.adminUrl, DATABASE_URL: url };
  expect(await run('prepare-database', 'none', [], env)).toMatchObject({ code: 0 });
  await queryOnce(url, 'create table note ()');
  expect(await run('prepare-database', 'none', [], env)).toMatchObject({ code: 0 });
  const withoutAdmin = { ...env, ADMIN_DATABASE_URL: '' };
  expect(await readErrorLine('prepare-database', [], withoutAdmin)).toContain('쓰는 법');
});

it('seed requires --force in production', async () => {
  const env = { NODE_ENV: 'production', SESSION_SECRET: SECRET };
  expect(await readErrorLine('seed', ['--members', '5'], env)).toContain('--force');
});
