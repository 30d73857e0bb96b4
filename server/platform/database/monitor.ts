import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { OneWriteSocket } from './one-write-socket';
import { sqlStateOf, TOO_MANY_CONNECTIONS } from './sql-states';

/** Milliseconds between a probe's response and the next probe. */
const PROBE_INTERVAL_MS = 100;

/**
 * Milliseconds for a response of the database. Together with the interval they bound the time that
 * a request waits for a frozen database.
 */
const PROBE_TIMEOUT_MS = 500;

/**
 * Milliseconds for the first probe of a connection. It takes several round trips and a new process
 * of PostgreSQL.
 */
const CONNECT_TIMEOUT_MS = 2_000;

/** Length in milliseconds of the steps in which timeouts are counted. */
const TIMEOUT_STEP_MS = 50;

/**
 * Statement of a probe. After a failover the host may still be the previous primary, which is now a
 * standby.
 */
export const PROBE = 'select pg_is_in_recovery() as standby';

type ProbeResult = 'available' | 'broken' | 'silent' | 'standby';

const NO_RESPONSE = 'the database does not respond';

/** Log messages of a lost database. */
const REASONS = {
  broken: NO_RESPONSE,
  silent: NO_RESPONSE,
  standby: 'the database is a standby, which refuses writes',
} as const;

interface Probe {
  client: Client;
  socket: Socket;
  connected: boolean;
}

/**
 * Probes the database continuously over its own connection. If the database does not respond or is
 * a standby, the monitor breaks all other connections. New ones are refused until a primary
 * responds. So a request fails within a second if the database is frozen, while a healthy database
 * may need longer for a statement. After a failover no connection to the previous primary
 * remains (decision 15).
 */
export class DatabaseMonitor {
  private readonly sockets = new Set<Socket>();
  private readonly stopping = new AbortController();
  private probe?: Probe;
  private watching?: Promise<void>;
  private lost = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** Creates the socket of a monitored connection: pg's option `stream` for every pool. */
  readonly stream = (): Socket => {
    const socket = new OneWriteSocket();
    if (!this.lost) {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    } else {
      // pg listens to the socket's errors from the next tick on.
      process.nextTick(() => socket.destroy(noConnection()));
    }
    return socket;
  };

  /** True if the database is unavailable. All connections are then refused. */
  get isLost(): boolean {
    return this.lost;
  }

  /** Starts probing. */
  watch(): void {
    this.watching ??= this.probeUntilStopped();
  }

  /** Stops probing. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.dropProbe();
    await this.watching;
  }

  private async probeUntilStopped(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const result = await this.probeTwice();
      if (signal.aborted) break;
      if (result === 'available') this.setAvailable();
      else this.setLost(REASONS[result]);
      await delay(PROBE_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
    this.dropProbe();
  }

  /**
   * One broken connection is no proof, because an administrator may have ended it. The second probe
   * decides.
   */
  private async probeTwice(): Promise<ProbeResult> {
    const first = await this.probeOnce();
    return first === 'broken' ? this.probeOnce() : first;
  }

  private async probeOnce(): Promise<ProbeResult> {
    const response = this.isStandby().then(
      (standby) => (standby ? 'standby' : 'available'),
      (error: unknown) => (sqlStateOf(error) === TOO_MANY_CONNECTIONS ? 'available' : 'broken'),
    );
    const responded = new AbortController();
    const timeoutMs = this.probe?.connected ? PROBE_TIMEOUT_MS : CONNECT_TIMEOUT_MS;
    const result = await Promise.race([response, silentAfter(timeoutMs, responded.signal)]);
    responded.abort();
    if (result !== 'available') this.dropProbe();
    return result;
  }

  private async isStandby(): Promise<boolean> {
    if (!this.probe) {
      const socket = new Socket();
      const client = new Client({ connectionString: this.databaseUrl, stream: () => socket });
      // Without a listener, a connection that breaks while idle would end the process.
      client.on('error', () => undefined);
      this.probe = { client, socket, connected: false };
      await client.connect();
      this.probe.connected = true;
    }
    const { rows } = await this.probe.client.query<{ standby: boolean }>(PROBE);
    return rows[0]?.standby === true;
  }

  private dropProbe(): void {
    this.probe?.socket.destroy();
    this.probe = undefined;
  }

  private setAvailable(): void {
    if (!this.lost) return;
    this.lost = false;
    this.logger.warn('the database is back');
  }

  private setLost(reason: string): void {
    if (this.lost) return;
    this.lost = true;
    this.logger.error({ connections: this.sockets.size }, reason);
    for (const socket of this.sockets) socket.destroy(noResponse());
  }
}

/**
 * Waits in steps. A busy process may not have read a response that has arrived, but then each step
 * takes longer. It is therefore not mistaken for a silent database.
 */
async function silentAfter(timeoutMs: number, responded: AbortSignal): Promise<'silent'> {
  for (let waitedMs = 0; waitedMs < timeoutMs && !responded.aborted; waitedMs += TIMEOUT_STEP_MS) {
    await delay(TIMEOUT_STEP_MS, undefined, { signal: responded }).catch(() => undefined);
  }
  return 'silent';
}

/** Creates an error like those of Node's `connect`, because no statement was sent. */
function noConnection(): Error {
  return Object.assign(noResponse(), { syscall: 'connect' });
}

function noResponse(): Error {
  return Object.assign(new Error(NO_RESPONSE), { code: 'ECONNRESET' });
}
