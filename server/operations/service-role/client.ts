import { Client } from 'pg';

/** Works on a connection of its own. */
export async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
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
