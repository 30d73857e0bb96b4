import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { sqlStateOf, TOO_MANY_CONNECTIONS } from './sql-states';

/** Milliseconds between an answer and the next question. */
const INTERVAL = 100;

/** Milliseconds that the database has for an answer. With the interval: how long a request waits for one that is frozen. */
const PATIENCE = 500;

/** Milliseconds that it has for a new connection, which takes several answers and a process. */
const CONNECT_PATIENCE = 2_000;

/** Milliseconds of a turn of patience. */
const TURN = 50;

type Answer = 'there' | 'broken' | 'silent';

interface Probe {
  client: Client;
  socket: Socket;
  connected: boolean;
}

/**
 * Asks the database all the time, on a connection of its own, whether it is there. All other connections hang by that:
 * without an answer they are broken off at once and no new ones are made, until there is one again. So whatever waits for
 * a database that is frozen is told within a second, while a statement may take its time on one that lives
 * (docs/decisions/0015-lifeline.md).
 */
export class Lifeline {
  private readonly sockets = new Set<Socket>();
  private readonly stopping = new AbortController();
  private probe?: Probe;
  private watching?: Promise<void>;
  private lostAt?: number;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** Makes what a connection runs over: pg's option `stream`, for every pool. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    if (this.lostAt === undefined) {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    } else {
      // Once pg listens to it.
      process.nextTick(() => socket.destroy(noAnswer()));
    }
    return socket;
  };

  /** Milliseconds for which the database has been away; 0 while it is there. */
  get lostFor(): number {
    return this.lostAt === undefined ? 0 : performance.now() - this.lostAt;
  }

  /** Begins to ask. */
  watch(): void {
    this.watching ??= this.ask();
  }

  /** Asks no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.dropProbe();
    await this.watching;
  }

  private async ask(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const isThere = await this.isThere();
      if (signal.aborted) break;
      if (isThere !== (this.lostAt === undefined)) this.turn(isThere);
      await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
    }
    this.dropProbe();
  }

  /** A connection that broke says little, for somebody may have ended just that one: a second one decides. */
  private async isThere(): Promise<boolean> {
    const first = await this.question();
    return (first === 'broken' ? await this.question() : first) === 'there';
  }

  private async question(): Promise<Answer> {
    const answer = this.select().then(
      () => 'there' as const,
      (error: unknown) => (sqlStateOf(error) === TOO_MANY_CONNECTIONS ? 'there' : 'broken'),
    );
    const heard = new AbortController();
    const first = await Promise.race([
      answer,
      patience(this.probe?.connected ? PATIENCE : CONNECT_PATIENCE, heard.signal),
    ]);
    heard.abort();
    if (first !== 'there') this.dropProbe();
    return first;
  }

  private async select(): Promise<void> {
    if (!this.probe) {
      const socket = new Socket();
      const client = new Client({ connectionString: this.databaseUrl, stream: () => socket });
      // Without a listener, a connection that breaks while idle would end the whole process.
      client.on('error', () => undefined);
      this.probe = { client, socket, connected: false };
      await client.connect();
      this.probe.connected = true;
    }
    await this.probe.client.query('select 1');
  }

  private dropProbe(): void {
    this.probe?.socket.destroy();
    this.probe = undefined;
  }

  private turn(isThere: boolean): void {
    this.lostAt = isThere ? undefined : performance.now();
    if (isThere) return this.logger.warn('the database is back');
    this.logger.error({ connections: this.sockets.size }, 'the database does not answer');
    for (const socket of this.sockets) socket.destroy(noAnswer());
  }
}

/** Waits as long, in turns: while this process has no time itself, an answer may lie unread, and waiting costs nothing. */
async function patience(ms: number, heard: AbortSignal): Promise<'silent'> {
  for (let waited = 0; waited < ms && !heard.aborted; waited += TURN) {
    await sleep(TURN, undefined, { signal: heard }).catch(() => undefined);
  }
  return 'silent';
}

function noAnswer(): Error {
  return Object.assign(new Error('the database does not answer'), { code: 'ECONNRESET' });
}
