import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../processes/until';

/**
 * Behaviour of a mail server. `refuse` refuses every recipient for now, `unknown` refuses their
 * addresses permanently, and `policy` refuses the service permanently. `disconnect` ends the
 * connection in the middle of a message, `slow` waits before it accepts.
 */
export type SmtpBehaviour = 'accept' | keyof typeof REFUSALS | 'disconnect' | 'slow';

/** Status and enhanced status code of each denial. */
const REFUSALS = { refuse: [450, '4.2.1'], unknown: [550, '5.1.1'], policy: [554, '5.7.1'] } as const;

/**
 * Steps of a delivery at which a test may interfere. At `received` the message is complete, and the
 * server has not replied yet.
 */
export type SmtpStep = 'connected' | 'recipient' | 'message' | 'received';

/** Delay of a slow server before it accepts a message, in milliseconds. */
export const SLOW_MS = 2_000;

/** A real mail server that stores the received mails. */
export class TestSmtp {
  readonly mails: Email[] = [];
  behaviour: SmtpBehaviour = 'accept';
  /** Number of messages that it began to read. */
  attempts = 0;
  /** Number of recipients that it refused. */
  refused = 0;
  /** Called at each step. The server continues after it resolves. */
  interfere: (step: SmtpStep) => Promise<void> = () => Promise.resolve();
  private readonly sockets = new Set<Socket>();
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts the server. Uses the same port after a stop. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => void this.reach('connected', done),
      onRcptTo: ({ address }, _session, done) => void this.reach('recipient', () => done(this.refuse(address))),
      onData: (stream, _session, done) => {
        this.attempts += 1;
        // Ignore clients that disconnect in the middle of a message.
        if (this.behaviour !== 'disconnect') return void this.read(stream, done).catch(() => undefined);
        stream.resume();
        this.disconnect();
      },
    });
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Ignore clients that disconnect.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server) {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      this.disconnect();
      await closed;
    }
    this.server = undefined;
  }

  /** Ends all connections. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Waits until at least this number of mails is stored. */
  async untilReceived(count: number, timeoutMs = 20_000): Promise<void> {
    await until(() => this.mails.length >= count, timeoutMs);
  }

  private refuse(address: string): Error | undefined {
    const status = Object.entries(REFUSALS).find(([name]) => name === this.behaviour)?.[1];
    if (status === undefined) return undefined;
    this.refused += 1;
    const [responseCode, enhancedCode] = status;
    return Object.assign(new Error(`${enhancedCode} no mail for ${address}`), { responseCode });
  }

  private async reach(step: SmtpStep, goOn: () => void): Promise<void> {
    await this.interfere(step);
    goOn();
  }

  private async read(stream: AsyncIterable<Buffer>, accept: () => void): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      if (chunks.length === 0) await this.interfere('message');
      chunks.push(chunk);
    }
    if (this.behaviour === 'slow') await sleep(SLOW_MS);
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    this.mails.push(mail);
    await this.interfere('received');
    accept();
  }
}
