import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { StartError } from '../platform/errors/start-error';

/** User that runs PostgreSQL. Empty for the server's own user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const USER = 'postgres';

/**
 * Returns the user for PostgreSQL, which refuses to run as root. A server started by root uses the
 * owner of the data, or the user `postgres`.
 */
export function chooseSystemUser(dataFolder: string, log: (line: string) => void): RunAs {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findSystemUser() ?? createSystemUser(log);
}

/** Makes PostgreSQL's user the owner of a file. */
export function giveTo(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function findSystemUser(): RunAs | undefined {
  const uid = numberFrom('id', ['-u', USER]);
  const gid = numberFrom('id', ['-g', USER]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function numberFrom(command: string, args: string[]): number | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

function createSystemUser(log: (line: string) => void): RunAs {
  const useradd = spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    USER,
  ]);
  // Systems with BusyBox have only adduser.
  if (useradd.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', USER]);
  const user = findSystemUser();
  if (!user) {
    throw new StartError(
      `PostgreSQL은 root로 실행할 수 없는데 시스템 사용자 ${USER}를 만들지 못했어요. root가 아닌 사용자로 시작해 주세요.`,
    );
  }
  log(`PostgreSQL을 실행할 시스템 사용자 ${USER}를 만들었어요.`);
  return user;
}
