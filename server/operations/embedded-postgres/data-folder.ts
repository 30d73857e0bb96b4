import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../platform/start-error';
import type { Binaries } from './binaries';
import { giveTo, type RunAs } from './system-user';

/** The only database user, which owns everything. */
export const DATABASE_USER = 'hanteam';

/** The environment of PostgreSQL's programs: without our secrets, and without PG… variables that would change their behaviour. */
export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** The file is inside the data folder, so that a copy of the folder includes it. */
export const PASSWORD_FILE = 'hanteam.password';

// With the plain C locale, PostgreSQL would not recognise Korean letters, for example in pg_trgm.
const LOCALE = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];

/** Creates the database cluster unless the folder has one, makes it accessible to PostgreSQL's user, and returns its password. */
export async function openDataFolder(dataFolder: string, binaries: Binaries, runAs: RunAs): Promise<string> {
  refuseForeignFolder(dataFolder, runAs);
  if (isMissingOrEmpty(dataFolder)) await createDataFolder(dataFolder, binaries, runAs);
  checkVersion(dataFolder, binaries);
  takeOver(dataFolder, runAs);
  return readFileSync(join(dataFolder, PASSWORD_FILE), 'utf8');
}

function isMissingOrEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

async function createDataFolder(dataFolder: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  // It is created under another name, so that a folder of the final name is always complete, even when the server is killed.
  const draft = `${dataFolder}.new`;
  const passwordDraft = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordDraft, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordDraft, randomBytes(32).toString('hex'), { mode: 0o600 });
  for (const path of [draft, passwordDraft]) giveTo(path, runAs);
  await runInitdb(draft, passwordDraft, binaries, runAs);
  renameSync(passwordDraft, join(draft, PASSWORD_FILE));
  renameSync(draft, dataFolder);
}

async function runInitdb(folder: string, passwordFile: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const access = ['-U', DATABASE_USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await promisify(execFile)(join(binaries.folder, 'initdb'), ['-D', folder, ...access, ...LOCALE], {
      ...runAs,
      cwd: '/',
      env: POSTGRES_ENV,
    });
  } catch (error) {
    const problem = (error as { stderr?: string }).stderr?.trim().split('\n')[0];
    throw new StartError(`데이터 폴더를 만들 수 없어요 (${folder}): ${problem}`, { cause: error });
  }
}

function refuseForeignFolder(dataFolder: string, runAs: RunAs): void {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || runAs.uid !== undefined || owner === process.getuid?.()) return;
  throw new StartError(`데이터 폴더를 열 수 없어요: 다른 사용자(uid ${owner})의 폴더예요 (${dataFolder}).`);
}

function takeOver(dataFolder: string, runAs: RunAs): void {
  if (runAs.uid !== undefined && statSync(dataFolder).uid !== runAs.uid) {
    spawnSync('chown', ['-Rh', `${runAs.uid}:${runAs.gid}`, dataFolder]);
  }
  // Unzipping or copying a folder may open it to other users, and PostgreSQL refuses such a folder.
  chmodSync(dataFolder, 0o700);
}

function checkVersion(dataFolder: string, binaries: Binaries): void {
  const versionFile = join(dataFolder, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : '없음';
  if (version !== binaries.majorVersion) {
    throw new StartError(
      `데이터 폴더를 열 수 없어요: ${dataFolder}의 PostgreSQL 버전이 ${binaries.majorVersion}이어야 하는데 ${version}이에요.`,
    );
  }
}
