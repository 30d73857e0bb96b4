import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

interface ForwarderTarget {
  hostname: string;
  port: string;
}

/**
 * A TCP port that can forward to another server, like a DNS name or a virtual IP. Open connections
 * stay with their server.
 */
export interface Forwarder {
  /** Returns the URL with the host and port of this forwarder. */
  through(url: string): string;
  /** Forwards new connections to the server of this URL. */
  moveTo(url: string): void;
  /** Delays every packet in both directions, also on open connections. 0 ends the delay. */
  delayBy(milliseconds: number): void;
  /** Number of connections on which a server has responded so far. */
  readonly responded: number;
  stop(): Promise<void>;
}

/** Starts a forwarder to the server of a `postgresql:` or `redis:` URL. */
export async function startForwarder(url: string): Promise<Forwarder> {
  let target: ForwarderTarget = new URL(url);
  const sockets = new Set<Socket>();
  let responded = 0;
  let delayMs = 0;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = createConnection({ host: target.hostname, port: Number(target.port) });
    upstream.once('data', () => (responded += 1));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      keep(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => other.destroy());
      socket.pipe(delayPackets(() => delayMs)).pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    through: (original) => {
      const forwarded = new URL(original);
      forwarded.host = `127.0.0.1:${port}`;
      // With `host`, PostgreSQL's clients would use the Unix socket.
      forwarded.searchParams.delete('host');
      return forwarded.href;
    },
    moveTo: (next) => {
      target = new URL(next);
    },
    delayBy: (milliseconds) => {
      delayMs = milliseconds;
    },
    get responded() {
      return responded;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Passes packets on in their order, each after a delay. */
function delayPackets(delayMs: () => number): Transform {
  return new Transform({
    transform: (packet: Buffer, _encoding, done) => {
      if (delayMs() > 0) setTimeout(() => done(null, packet), delayMs());
      else done(null, packet);
    },
  });
}
