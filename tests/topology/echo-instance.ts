import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance that responds with the headers that it has received. */
export interface EchoInstance {
  address: string;
  stop(): Promise<void>;
}

/** Starts one, which a proxy's health check finds healthy. */
export async function startEchoInstance(): Promise<EchoInstance> {
  const server = createServer((req, res) => res.end(JSON.stringify(req.headers)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
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
