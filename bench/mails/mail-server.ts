import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestSmtp } from '../../server/test-kit/servers/smtp';
import { typescript } from '../../server/test-kit/processes/server-process';

// A mail server in a process of its own, so that its work does not slow the bench.

/** Mails that the server has accepted. */
export interface Accepted {
  url: string;
  mails: number;
  /** Different pairs of member and kind, by the links that unsubscribe. */
  different: number;
  connections: number;
}

/** Milliseconds between two reports. */
const REPORT_MS = 200;

/** A mail server that accepts all mails. */
export class MailServer {
  private constructor(
    private readonly child: ChildProcess,
    /** The latest report. */
    public accepted: Accepted,
  ) {}

  /** @param delayMs time until it accepts a mail, in milliseconds */
  static async start(delayMs: number): Promise<MailServer> {
    const [flag = '', setup = '', file = ''] = typescript('bench/mails/mail-server.ts');
    const child = fork(file, [String(delayMs)], { execArgv: [flag, setup] });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('message', (first: Accepted) => {
        const server = new MailServer(child, first);
        child.on('message', (accepted: Accepted) => void (server.accepted = accepted));
        resolve(server);
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  stop(): void {
    this.child.kill();
  }
}

async function serve(delayMs: number): Promise<void> {
  const smtp = new TestSmtp();
  const links = new Set<string>();
  const counts = { mails: 0, connections: 0 };
  smtp.interfere = async (step) => {
    if (step === 'connected') counts.connections += 1;
    if (step !== 'received') return;
    for (const { headers } of smtp.mails.splice(0)) {
      counts.mails += 1;
      links.add(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '');
    }
    await sleep(delayMs);
  };
  await smtp.start();
  const report = (): void => void process.send?.({ url: smtp.url, different: links.size, ...counts });
  report();
  setInterval(report, REPORT_MS);
}

if (require.main === module) void serve(Number(process.argv[2]));
