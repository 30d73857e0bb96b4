import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../embedded-postgres/postgres';
import { findRunningPostgres } from '../embedded-postgres/running';

const ROOT = join(__dirname, '..', '..', '..');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanteam-commands-'));
  // PostgreSQL does not run as root, so its user must be able to enter the folder.
  chmodSync(folder, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command with its data in a folder inside `folder`. */
async function run(name: string, dataDir: string, args: string[], env: Record<string, string> = {}): Promise<Result> {
  const { PATH } = process.env;
  const settings = { PATH, DATA_DIR: join(folder, dataDir), ...env };
  const command = ['-r', './scripts/swc-register.cjs', join('server/operations/commands', `${name}.ts`), ...args];
  try {
    const done = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env: settings });
    return { code: 0, ...done };
  } catch (error) {
    return error as Result;
  }
}

it('[O4] the commands seed, back up and restore with the embedded PostgreSQL, whether a server runs or not', async () => {
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
  ['restore', ['/nowhere.zip'], '백업 파일을 열 수 없어요'],
  ['seed', ['--members', 'many'], '쓰는 법'],
  ['seed', ['--unheard-of'], '쓰는 법'],
])('%s %j is refused in one line', async (name, args, message) => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const { code, stderr } = await run(name, 'none', args, { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});

it('a production service is not seeded unless that is forced', async () => {
  const env = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
  };
  const { code, stderr } = await run('seed', 'none', ['--members', '5'], env);
  expect(code).toBe(1);
  expect(stderr).toContain('--force');
});
