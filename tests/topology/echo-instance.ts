import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that responds with the headers that it has received. */
export interface EchoInstance {
  address: string;
  /** How many requests it has received, probes left out. */
  requests(): number;
  stop(): Promise<void>;
}

/** Starts one, which a proxy's health check finds healthy. */
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

/** Sends a request with these headers; returns those that the instance received. */
export async function echo(url: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return (await (await fetch(url, { headers })).json()) as IncomingHttpHeaders;
}
