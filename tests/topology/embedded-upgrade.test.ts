import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningPostgres } from '../../server/operations/embedded-postgres/running';
import { signUpForm } from '../../server/test/accounts';
import { TestClient } from '../../server/test/client';
import { queryOnce } from '../../server/test/databases';
import { GQL } from '../../server/test/operations';
import { builtServer, ServerProcess } from '../../server/test/server-process';
import { makeTempFolder } from '../../server/test/temp-folder';
import { type PreviousRelease, unpackPreviousRelease } from './releases';
import { LIST, logIn, type Studies, STUDY } from './stage';

jest.setTimeout(120_000);

let release: PreviousRelease;
let dataDir: string;
let old: ServerProcess;
let next: ServerProcess;

beforeAll(async () => {
  release = unpackPreviousRelease();
  dataDir = makeTempFolder('upgrade');
  const env = { DEMO: 'on' };
  old = await ServerProcess.prepare({ dataDir, env, args: builtServer(release.folder) });
  next = await ServerProcess.prepare({ dataDir, env });
});

afterAll(async () => {
  await Promise.all([old.remove(), next.remove()]);
  release.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const readTitle = async (server: ServerProcess): Promise<string | undefined> =>
  (await (await logIn(server.url, 'minji')).data<Studies>(LIST)).studies.nodes[0]?.title;

it('[O3] the data folder of the previous release is opened without the rights of a superuser, and the old one opens it again', async () => {
  await old.start();
  await (await logIn(old.url, 'minji')).data(GQL.createStudy, { input: { ...STUDY, title: '예전 글' } });
  const form = signUpForm('canary-login');
  for (const status of [201, 409])
    expect((await new TestClient(old.url).rest('post', '/members', form)).status).toBe(status);
  expect(await old.stop()).toBe(0);

  await next.start();
  expect(await readTitle(next)).toBe('예전 글');
  await (await logIn(next.url, 'minji')).data(GQL.createStudy, { input: { ...STUDY, title: '새 글' } });
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
