import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/errors/start-error';
import { SERVICE_PASSWORD_FILE } from './data-folder';
import { fallbackHome } from './home-folder';
import { isLocked } from './lock';
import { serviceUrlOf } from './start';

/** Line of postmaster.pid with the port, counted from 0. */
const PORT_LINE = 3;

/**
 * Returns the connection string of the PostgreSQL that a running server has started on this folder.
 * Undefined if none runs.
 * @throws {StartError} if this user cannot read its folder, or if it has not started yet
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const folder = realpathSync(dataDir);
  if (!isLocked(join(folder, 'server.pid'))) return undefined;
  const homes = [folder, fallbackHome(folder)].map((home) => join(home, 'postgres'));
  try {
    const home = homes.find((each) => existsSync(join(each, 'postmaster.pid'))) ?? '';
    const port = Number(readFileSync(join(home, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
    const address = { dataFolder: home, port };
    return serviceUrlOf(address, { service: readFileSync(join(home, SERVICE_PASSWORD_FILE), 'utf8') });
  } catch (cause) {
    throw new StartError(`서버가 쓰고 있는 데이터베이스를 열 수 없어요 (${folder}): ${(cause as Error).message}`, {
      cause,
    });
  }
}
