import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that takes every POST and dies of it. */
export interface BreakingInstance {
  address: string;
  /** How many it took. */
  taken(): number;
  stop(): Promise<void>;
}

/** Starts one, for a proxy to find well. */
export async function startBreakingInstance(): Promise<BreakingInstance> {
  let taken = 0;
  const server = createServer((req, res) => {
    if (req.method === 'GET') return res.end('well');
    taken += 1;
    return req.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
