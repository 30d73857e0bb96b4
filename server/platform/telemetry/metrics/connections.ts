import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Gauge, type Registry } from 'prom-client';

/** Counts the server's connections, and the WebSockets among them. */
export function watchConnections(register: Registry, httpServer: Server): void {
  const count = promisify(httpServer.getConnections.bind(httpServer));
  new Gauge({
    name: 'hanteam_http_connections',
    help: 'Open connections, WebSockets included.',
    registers: [register],
    async collect() {
      this.set(await count());
    },
  });
  const sockets = new Gauge({
    name: 'hanteam_live_sockets',
    help: 'Open WebSockets.',
    registers: [register],
  });
  httpServer.on('upgrade', (_req, socket) => {
    sockets.inc();
    socket.once('close', () => sockets.dec());
  });
}
