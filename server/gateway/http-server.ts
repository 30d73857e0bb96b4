import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // By default Node looks for expired connections only every 30 s.
  connectionsCheckingInterval: 1_000,
  // Longer than the idle timeout of any proxy: the proxy closes idle connections, so the server
  // never closes one just as the proxy sends a request over it.
  keepAliveTimeout: 75_000,
};

/**
 * Time without any traffic after which a connection is closed: its client does not read the
 * response.
 */
const SOCKET_TIMEOUT_MS = 15_000;

/**
 * Connections of this instance, WebSockets included (session-sockets.ts). Node closes further ones
 * at once.
 */
const MAX_CONNECTIONS = 6_000;

/** Time that connections opened last have to send their request before Apollo closes idle ones. */
const LAST_REQUESTS_MS = 500;

/** Creates the HTTP server, which has no handlers yet and does not listen. */
export function createHttpServer(logger: Logger): Server {
  const httpServer = createServer(TIMEOUTS);
  httpServer.setTimeout(SOCKET_TIMEOUT_MS);
  httpServer.maxConnections = MAX_CONNECTIONS;
  // A failure to accept one connection must not end the process.
  httpServer.on('error', (error) => logger.error({ err: error }, 'HTTP server'));
  return httpServer;
}

/**
 * Closes the port and all connections, as the end of a start that failed; does nothing after an
 * orderly stop.
 */
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
   * Continues to serve while proxies notice at /readyz that they should use other instances, then
   * accepts no new connections.
   * @param seconds how long proxies may take to notice
   */
  async drain(seconds: number): Promise<void> {
    this.started = true;
    await delay(seconds * 1000);
    const closed = once(this.httpServer, 'close');
    this.httpServer.close();
    await Promise.race([closed, delay(LAST_REQUESTS_MS, undefined, { ref: false })]);
  }
}
