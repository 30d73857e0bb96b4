import { Client } from 'pg';

/**
 * Longer than a request would wait: the whole start fails with it, and a machine that boots is
 * busy.
 */
const CONNECTION_TIMEOUT_MS = 15_000;

/** Works on a connection of its own. */
export async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // Without a listener, a connection that breaks while idle would end the whole process.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
