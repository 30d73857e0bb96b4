import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { StartError } from '../start-error';

/** Where the metrics are read. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Opens `GET /metrics`, and nothing else, on a port of its own: what it tells is not for the public.
 * @throws {StartError} when the port is taken or the address is not this machine's.
 */
export async function openMetrics(register: Registry, { host, port }: MetricsAddress): Promise<() => Promise<void>> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    register.metrics().then(
      (text) => res.setHeader('Content-Type', register.contentType).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await listen(server, { host, port });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}

function listen(server: Server, { host, port }: MetricsAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`지표를 열 수 없어요 (METRICS_HOST=${host}, METRICS_PORT=${port}): ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
}
