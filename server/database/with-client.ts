import { Client } from 'pg';

/**
 * Milliseconds to connect. Longer than for a request, because a failure aborts the start and a
 * booting machine is busy.
 */
const CONNECTION_TIMEOUT_MS = 15_000;

/** Runs work on its own connection. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
