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
import { StartError } from '../platform/errors/start-error';
import type { Binaries } from './binaries';
import { giveTo, type RunAs } from './system-user';

/** Superuser created by initdb. It only prepares the service's role and database. */
export const ADMIN_ROLE = 'hanteam';

/** Role of the service. It owns the service's database and nothing else. */
export const SERVICE_ROLE = 'hanteam_service';

/** Passwords of both roles. */
export interface Passwords {
  admin: string;
  service: string;
}

/**
 * Environment of PostgreSQL's programs, without the service's secrets and without PG… variables
 * that would change their behaviour.
 */
export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** The password files are in the data folder, so that a copy of the folder includes them. */
export const ADMIN_PASSWORD_FILE = 'hanteam.password';
export const SERVICE_PASSWORD_FILE = 'hanteam_service.password';

// With the plain C locale, PostgreSQL would not recognise Korean letters, for example in pg_trgm.
const LOCALE = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];

/**
 * Creates the database cluster unless the folder contains one, and makes it accessible to
 * PostgreSQL's user.
 * @returns its passwords
 */
export async function openDataFolder(dataFolder: string, binaries: Binaries, runAs: RunAs): Promise<Passwords> {
  refuseForeignFolder(dataFolder, runAs);
  if (isMissingOrEmpty(dataFolder)) await createDataFolder(dataFolder, binaries, runAs);
  checkVersion(dataFolder, binaries);
  takeOver(dataFolder, runAs);
  return {
    admin: readFileSync(join(dataFolder, ADMIN_PASSWORD_FILE), 'utf8'),
    service: readOrCreatePassword(join(dataFolder, SERVICE_PASSWORD_FILE), runAs),
  };
}

/**
 * Reads the password, or creates it at the first start, because initdb creates only the superuser.
 */
function readOrCreatePassword(file: string, runAs: RunAs): string {
  if (!existsSync(file)) {
    // The rename is atomic, so the file is complete even if the server is killed.
    writePassword(`${file}.new`, runAs);
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
}

function writePassword(file: string, runAs: RunAs): void {
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  giveTo(file, runAs);
}

function isMissingOrEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

async function createDataFolder(dataFolder: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  // The folder is created under another name. A folder with the final name is therefore always
  // complete, even if the server is killed.
  const draft = `${dataFolder}.new`;
  const passwordDraft = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, runAs);
  writePassword(passwordDraft, runAs);
  await runInitdb(draft, passwordDraft, binaries, runAs);
  renameSync(passwordDraft, join(draft, ADMIN_PASSWORD_FILE));
  renameSync(draft, dataFolder);
}

async function runInitdb(folder: string, passwordFile: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const access = ['-U', ADMIN_ROLE, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
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
  // Unzipping or copying may open a folder to other users. PostgreSQL refuses such a folder.
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
