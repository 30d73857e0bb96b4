import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that responds with the received headers. */
export interface EchoInstance {
  address: string;
  /** Number of received requests without probes. */
  requests(): number;
  stop(): Promise<void>;
}

/** Starts an instance that passes a proxy's health check. */
export async function startEchoInstance(): Promise<EchoInstance> {
  let requests = 0;
  const server = createServer((req, res) => {
    if (req.url !== '/readyz') requests += 1;
    res.end(JSON.stringify(req.headers));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a request with these headers. Returns the headers that the instance received. */
export async function echo(url: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return (await (await fetch(url, { headers })).json()) as IncomingHttpHeaders;
}
