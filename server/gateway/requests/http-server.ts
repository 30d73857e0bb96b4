import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { atMost } from '../../platform/resilience/at-most';

const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // By default Node looks for expired connections every 30 s only.
  connectionsCheckingInterval: 1_000,
  // Longer than the idle timeout of any proxy. The proxy then closes idle connections first, so the
  // server never closes one to which the proxy is sending a request.
  keepAliveTimeout: 75_000,
};

/**
 * Milliseconds without traffic after which a connection is closed, because its client does not read
 * the response.
 */
const SOCKET_TIMEOUT_MS = 15_000;

/**
 * Maximum number of connections of this instance, including WebSockets (session-sockets.ts). Node
 * closes further ones at once.
 */
const MAX_CONNECTIONS = 6_000;

/**
 * Milliseconds in which the most recent connections must send a request before Apollo closes idle
 * ones.
 */
const LAST_REQUESTS_MS = 500;

/** Creates the HTTP server without handlers. It does not listen yet. */
export function createHttpServer(logger: Logger): Server {
  const httpServer = createServer(TIMEOUTS);
  httpServer.setTimeout(SOCKET_TIMEOUT_MS);
  httpServer.maxConnections = MAX_CONNECTIONS;
  // An error of one accepted connection must not end the process.
  httpServer.on('error', (error) => logger.error({ err: error }, 'HTTP server'));
  return httpServer;
}

/** Closes the port and all connections after a failed start. Does nothing after an orderly stop. */
export function closeAtOnce(httpServer: Server): void {
  httpServer.close();
  httpServer.closeAllConnections();
}

/** Stops an HTTP server without failing requests. */
export class Draining {
  private started = false;

  constructor(private readonly httpServer: Server) {
    httpServer.on('request', (_req, res) => {
      if (this.started) res.setHeader('Connection', 'close');
    });
  }

  get hasStarted(): boolean {
    return this.started;
  }

  /**
   * Serves requests until proxies have noticed the status of /readyz, then accepts no new
   * connections.
   * @param seconds the time that proxies need to notice
   */
  async drain(seconds: number): Promise<void> {
    this.started = true;
    await delay(seconds * 1000);
    const closed = once(this.httpServer, 'close');
    this.httpServer.close();
    await atMost(closed, LAST_REQUESTS_MS);
  }
}
