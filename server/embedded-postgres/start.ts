import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../platform/errors/start-error';
import { withClient } from '../database/with-client';
import { prepareDatabase } from '../database/service-role/service-role';
import { ADMIN_ROLE, type Passwords, SERVICE_ROLE } from './data-folder';
import { findFreePort, Postmaster, type PostmasterPlan, socketFolderOf } from './postmaster';
import { removeLeftoverPostgres } from './process';

/** Database with the service's tables. */
const DATABASE = 'hanteam';

const MAX_ATTEMPTS = 3;
const ATTEMPT_PAUSE_MS = 300;
// Long enough for the recovery after a power cut.
const START_TIMEOUT_MS = 120_000;
const WRONG_PASSWORD = '28P01';
const MAINTENANCE_DATABASE = 'postgres';

/** Address of the bundled PostgreSQL. */
export type Address = Pick<PostmasterPlan, 'dataFolder' | 'port'>;

/** Returns the superuser's connection string. */
export function adminUrlOf(address: Address, { admin }: Passwords): string {
  return urlOf(address, ADMIN_ROLE, admin, MAINTENANCE_DATABASE);
}

/** Returns the service's connection string. */
export function serviceUrlOf(address: Address, { service }: Pick<Passwords, 'service'>): string {
  return urlOf(address, SERVICE_ROLE, service, DATABASE);
}

/**
 * Builds a connection string. The parameter `host` contains the folder of the Unix socket, as in
 * libpq.
 */
function urlOf({ dataFolder, port }: Address, role: string, password: string, database: string): string {
  const url = new URL(`postgresql://${role}:${password}@127.0.0.1:${port}/${database}`);
  const folder = socketFolderOf(dataFolder);
  if (folder !== undefined) url.searchParams.set('host', folder);
  return url.href;
}

/** A postmaster that accepts connections. */
export interface ReadyPostmaster {
  postmaster: Postmaster;
  /** Connection string of the service. */
  url: string;
}

/**
 * Starts PostgreSQL on a free port, waits until it accepts connections, and creates the service's
 * role and database.
 */
export async function startPostmaster(
  plan: Omit<PostmasterPlan, 'port'>,
  passwords: Passwords,
): Promise<ReadyPostmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  // Retries, because another program may take the port first, and children of a killed postmaster
  // briefly keep its memory.
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && Date.now() < deadline; attempt++) {
    await removeLeftoverPostgres(plan.dataFolder);
    const port = await findFreePort();
    const address = { dataFolder: plan.dataFolder, port };
    const adminUrl = adminUrlOf(address, passwords);
    const url = serviceUrlOf(address, passwords);
    const postmaster = new Postmaster({ ...plan, port });
    if (await becomesReady(postmaster, adminUrl, deadline)) {
      await prepareDatabase(adminUrl, url).catch(async (error: unknown) => {
        await postmaster.stop();
        throw error;
      });
      return { postmaster, url };
    }
    await delay(ATTEMPT_PAUSE_MS);
  }
  throw new StartError(`PostgreSQL이 ${plan.dataFolder}에서 시작되지 않아요. 이유는 ${plan.logFile} 끝에 있어요.`);
}

async function becomesReady(postmaster: Postmaster, url: string, deadline: number): Promise<boolean> {
  let ready = false;
  try {
    while (!ready && !postmaster.hasEnded && Date.now() < deadline) {
      ready = await accepts(url);
      if (!ready) await delay(20);
    }
    return ready;
  } finally {
    if (!ready) await postmaster.stop();
  }
}

async function accepts(url: string): Promise<boolean> {
  try {
    await withClient(url, () => Promise.resolve());
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD) return false;
    throw new StartError('데이터 폴더를 열 수 없어요: 그 안의 비밀번호 파일이 데이터베이스와 맞지 않아요.', {
      cause: error,
    });
  }
}
