import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that breaks the connection of every POST after it has received it. */
export interface BreakingInstance {
  address: string;
  /** How many it has received. */
  received(): number;
  stop(): Promise<void>;
}

/** Starts one, which a proxy's health check finds healthy. */
export async function startBreakingInstance(): Promise<BreakingInstance> {
  let received = 0;
  const server = createServer((req, res) => {
    if (req.method === 'GET') return res.end('healthy');
    received += 1;
    return req.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
