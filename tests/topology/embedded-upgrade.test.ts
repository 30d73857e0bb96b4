import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningPostgres } from '../../server/embedded-postgres/find-running';
import { newSignUp } from '../../server/test-kit/clients/accounts';
import { TestClient } from '../../server/test-kit/clients/client';
import { queryOnce } from '../../server/test-kit/database/databases';
import { builtServer, ServerProcess } from '../../server/test-kit/processes/server-process';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { prepareReleases, type Releases } from './releases';
import { logIn, STUDY } from './test-service';

jest.setTimeout(120_000);

let releases: Releases;
let dataDir: string;
let old: ServerProcess;
let next: ServerProcess;

beforeAll(async () => {
  releases = prepareReleases();
  dataDir = makeTempFolder('upgrade');
  const env = { DEMO: 'on' };
  old = await ServerProcess.prepare({ dataDir, env, args: builtServer(releases.previous) });
  next = await ServerProcess.prepare({ dataDir, env, args: builtServer(releases.next) });
});

afterAll(async () => {
  await Promise.all([old.remove(), next.remove()]);
  releases.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

// Uses REST, whose contract is the same for both releases.
const readTitle = async (server: ServerProcess): Promise<string | undefined> => {
  const { body } = await (await logIn(server.url, 'minji')).rest('get', '/studies?size=1');
  return (body as { content: { title: string }[] }).content[0]?.title;
};

const post = async (server: ServerProcess, title: string): Promise<void> => {
  const { status } = await (await logIn(server.url, 'minji')).rest('post', '/studies', { ...STUDY, title });
  expect(status).toBe(201);
};

it("[O3] the next release opens the previous one's data folder without superuser rights, and the previous one can open it again", async () => {
  await old.start();
  await post(old, '예전 글');
  const form = newSignUp({ loginId: 'canary-login' });
  for (const status of [201, 409])
    expect((await new TestClient(old.url).rest('post', '/members', form)).status).toBe(status);
  expect(await old.stop()).toBe(0);

  await next.start();
  expect(await readTitle(next)).toBe('예전 글');
  await post(next, '새 글');
  const url = findRunningPostgres(next.dataDir) ?? '';
  expect(await queryOnce(url, `select current_setting('is_superuser') as superuser`)).toEqual([{ superuser: 'off' }]);
  const log = join(next.dataDir, 'postgres.log');
  expect(existsSync(log) && readFileSync(log, 'utf8')).not.toMatch(/canary|insert into/);
  expect(await next.stop()).toBe(0);

  await old.start();
  expect(await readTitle(old)).toBe('새 글');
  // Killed servers leave their PostgreSQL running.
  expect(await old.stop()).toBe(0);
});
