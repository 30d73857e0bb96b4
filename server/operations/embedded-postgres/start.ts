import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../platform/start-error';
import { DATABASE_USER } from './data-folder';
import { findFreePort, Postmaster, type PostmasterPlan } from './postmaster';
import { removeLeftoverPostgres } from './process';

/** The database with the service's tables. */
export const DATABASE = 'hanteam';

const MAX_ATTEMPTS = 3;
const ATTEMPT_PAUSE_MS = 300;
// Long enough for the recovery after a power cut.
const START_TIMEOUT_MS = 120_000;
const WRONG_PASSWORD = '28P01';
const MAINTENANCE_DATABASE = 'postgres';

/** A postmaster that accepts connections. */
export interface ReadyPostmaster {
  postmaster: Postmaster;
  urlOf(database: string): string;
}

/** Starts PostgreSQL on a free port and waits until it accepts connections. */
export async function startPostmaster(plan: Omit<PostmasterPlan, 'port'>, password: string): Promise<ReadyPostmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  // It is repeated because another program may take the free port first, and children of a killed postmaster briefly hold its memory.
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && Date.now() < deadline; attempt++) {
    await removeLeftoverPostgres(plan.dataFolder);
    const port = await findFreePort();
    const urlOf = (database: string) => `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
    const postmaster = new Postmaster({ ...plan, port });
    if (await becomesReady(postmaster, urlOf(MAINTENANCE_DATABASE), deadline)) return { postmaster, urlOf };
    await delay(ATTEMPT_PAUSE_MS);
  }
  throw new StartError(`PostgreSQL이 ${plan.dataFolder}에서 시작되지 않아요. 까닭은 ${plan.logFile} 끝에 있어요.`);
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

/** Creates the database unless it exists. */
export async function ensureDatabase({ urlOf }: ReadyPostmaster, name: string): Promise<void> {
  await withClient(urlOf(MAINTENANCE_DATABASE), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // Without a listener, a connection that breaks while idle would end the whole process.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
