import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../../resilience/listen';

/** Address of the metrics. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Prometheus sends one short request at a time. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Serves only `GET /metrics` on its own port, because metrics are not public.
 * @returns a function that closes the server
 * @throws {StartError} if the port is taken or the address does not belong to this machine
 */
export async function serveMetrics(register: Registry, { host, port }: MetricsAddress): Promise<() => Promise<void>> {
  const timeouts = { headersTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer(timeouts, (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    register.metrics().then(
      (text) => res.setHeader('Content-Type', register.contentType).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await listen(
    server,
    { host, port },
    ({ message }) => `지표를 열 수 없어요 (METRICS_HOST=${host}, METRICS_PORT=${port}): ${message}`,
  );
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
