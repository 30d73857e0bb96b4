import type { Client } from 'pg';
import type { Email } from 'postal-mime';
import type { TestPostgres } from '../../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { type SmtpStep, TestSmtp } from '../../../server/test-kit/servers/smtp';
import { until } from '../../../server/test-kit/processes/until';
import { SECRET } from '../../../server/test-kit/app/secret';

/** A server with its own mail server, by which a test identifies the sender. */
interface Sender {
  server: ServerProcess;
  smtp: TestSmtp;
}

export const NAMES = ['one', 'two'] as const;
export type Name = (typeof NAMES)[number];

/** Two servers on one database. */
export class Senders {
  private constructor(
    private readonly postgres: TestPostgres,
    private readonly senders: Readonly<Record<Name, Sender>>,
  ) {}

  static async start(postgres: TestPostgres): Promise<Senders> {
    return new Senders(postgres, { one: await startSender('one', postgres), two: await startSender('two', postgres) });
  }

  of(name: Name): Sender {
    return this.senders[name];
  }

  all(): Sender[] {
    return NAMES.map((name) => this.senders[name]);
  }

  /** All received mails, including copies. */
  mails(): Email[] {
    return this.all().flatMap(({ smtp }) => smtp.mails);
  }

  /** Makes the mail servers accept all mails again. */
  accept(): void {
    for (const { smtp } of this.all()) Object.assign(smtp, { behaviour: 'accept', interfere: () => Promise.resolve() });
  }

  /** Runs an action once, at the first delivery that reaches a step, on any server. */
  atStep(step: SmtpStep, act: (name: Name) => Promise<void>): Promise<Name> {
    return new Promise((resolve, reject) => {
      let done = false;
      for (const name of NAMES) {
        // The next delivery opens a connection, so it reaches every step.
        this.senders[name].smtp.disconnect();
        this.senders[name].smtp.interfere = async (reached) => {
          if (reached !== step || done) return;
          done = true;
          await act(name).then(() => resolve(name), reject);
        };
      }
    });
  }

  /** Begins a transaction with a lock for which a server will wait. */
  async hold(lock: string): Promise<Client> {
    const client = await this.postgres.connect();
    await client.query('begin');
    await client.query(lock);
    return client;
  }

  /** Waits until a server waits for a lock. */
  private async untilWaiting(): Promise<Name> {
    let name: Name | undefined;
    await until(async () => {
      const [row] = await this.postgres.sql<{ name: Name }>(`select application_name as name from ${WAITING}`);
      name = row?.name;
      return name !== undefined;
    }, 10_000);
    if (!name) throw new Error('nobody waits');
    return name;
  }

  /**
   * Kills the server that waits for the lock together with its statements, and releases the lock.
   */
  async killWaiting(lock: Client): Promise<Name> {
    const name = await this.untilWaiting();
    await this.senders[name].server.kill();
    // PostgreSQL would otherwise complete the waiting statement although its client is gone.
    await this.postgres.sql(`select pg_terminate_backend(pid) from ${WAITING}`);
    await lock.query('rollback');
    await lock.end();
    return name;
  }

  async remove(): Promise<void> {
    for (const { server, smtp } of this.all()) {
      await server.remove();
      await smtp.stop();
    }
  }
}

const WAITING = `pg_stat_activity where wait_event_type = 'Lock' and application_name in ('one', 'two')`;

async function startSender(name: Name, database: TestPostgres): Promise<Sender> {
  const smtp = new TestSmtp();
  await smtp.start();
  const url = new URL(database.url);
  url.searchParams.set('application_name', name);
  const server = await ServerProcess.start({
    env: {
      DATABASE_URL: url.href,
      SESSION_SECRET: SECRET,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@hanteam.example',
    },
  });
  return { server, smtp };
}
