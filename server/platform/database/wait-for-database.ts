import { Socket } from 'node:net';
import { type WaitOptions, waitUntilAvailable } from '../resilience/wait-until-available';
import { CONNECTION_SETTINGS, NO_SESSION_SETTINGS } from './pool';
import { PrimaryClient } from './primary-client';
import { ensureSupported } from './requirements';

/** Milliseconds for one attempt to connect, and for its statements. */
const ATTEMPT_TIMEOUT_MS = 5_000;

/**
 * Waits until the primary accepts connections.
 * @param isPooled true if a pooler in transaction mode accepts them
 * @throws {StartError} if the database is unsupported, refuses these settings or stays unavailable
 */
export async function waitForDatabase(databaseUrl: string, options: WaitOptions, isPooled = false): Promise<void> {
  const { host } = new URL(databaseUrl);
  const service = { name: 'the database', failure: '데이터베이스에 연결할 수 없어요', host };
  await waitUntilAvailable(service, () => checkOnce(databaseUrl, isPooled), options);
}

async function checkOnce(databaseUrl: string, isPooled: boolean): Promise<void> {
  const socket = new Socket();
  const client = new PrimaryClient({
    connectionString: databaseUrl,
    stream: () => socket,
    // With these settings, a pooler that refuses them fails here instead of at a later connection.
    ...CONNECTION_SETTINGS,
    ...(isPooled ? NO_SESSION_SETTINGS : {}),
    connectionTimeoutMillis: ATTEMPT_TIMEOUT_MS,
    query_timeout: ATTEMPT_TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ensureSupported(client);
  } finally {
    // An orderly end would wait for a hanging server.
    socket.destroy();
  }
}
