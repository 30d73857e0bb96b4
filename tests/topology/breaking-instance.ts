import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that receives every POST and then breaks its connection. */
export interface BreakingInstance {
  address: string;
  /** Number of received requests. */
  received(): number;
  stop(): Promise<void>;
}

/** Starts an instance that passes a proxy's health check. */
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
