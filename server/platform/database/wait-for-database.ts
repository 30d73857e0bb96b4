import { Socket } from 'node:net';
import { type WaitOptions, waitUntilAvailable } from '../wait-until-available';
import { CONNECTION_SETTINGS } from './pool';
import { PrimaryClient } from './primary-client';
import { ensureSupported } from './requirements';

/** Time for one attempt to connect, and for its statements. */
const ATTEMPT_TIMEOUT_MS = 5_000;

/**
 * Waits until the primary accepts connections.
 * @throws {StartError} if the database is not supported, cannot be used with these settings, or
 * stays unavailable
 */
export async function waitForDatabase(databaseUrl: string, options: WaitOptions): Promise<void> {
  const { host } = new URL(databaseUrl);
  const service = { name: 'the database', failure: '데이터베이스에 연결할 수 없어요', host };
  await waitUntilAvailable(service, () => checkOnce(databaseUrl), options);
}

async function checkOnce(databaseUrl: string): Promise<void> {
  const socket = new Socket();
  const client = new PrimaryClient({
    connectionString: databaseUrl,
    stream: () => socket,
    // A pooler that does not accept the settings of all later connections is found at once.
    ...CONNECTION_SETTINGS,
    connectionTimeoutMillis: ATTEMPT_TIMEOUT_MS,
    query_timeout: ATTEMPT_TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks while idle would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ensureSupported(client);
  } finally {
    // An orderly end would wait for a server that hangs.
    socket.destroy();
  }
}
