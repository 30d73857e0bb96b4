import { Gauge, type Registry } from 'prom-client';
import { countOfRows } from '../../database/statements/expressions';
import { statementsOn } from '../../database/statements/statement';
import type { Statements } from '../../database/statements/statements';

const { statement } = statementsOn<{
  member: { email_refused_at: Date | null };
  latest_backup: { created_at: Date };
}>();

const countRefusedStatement = statement<object>()('addresses.refused', (db) =>
  db.selectFrom('member').select(countOfRows().as('count')).where('email_refused_at', 'is not', null),
);

const latestBackupStatement = statement<object>()(
  'backups.latest',
  (db) => db.selectFrom('latest_backup').select('created_at as createdAt'),
  ['createdAt'],
);

/** Reports the addresses that get no mails, and the time of the latest backup. */
export function watchDatabaseState(register: Registry, statements: Statements): void {
  gauge(register, {
    name: 'hanteam_refused_addresses',
    help: 'E-mail addresses of members that get no mails, because a mail server refused them for good.',
    read: async () => (await statements.one(countRefusedStatement, {})).count,
  });
  gauge(register, {
    name: 'hanteam_backup_timestamp_seconds',
    help: 'Unix time whose data the latest complete backup contains; 0 before the first one.',
    read: async () => ((await statements.row(latestBackupStatement, {}))?.createdAt.getTime() ?? 0) / 1000,
  });
}

/** Adds a gauge. It keeps its last value during an outage of the database. */
function gauge(
  register: Registry,
  { name, help, read }: { name: string; help: string; read: () => Promise<number> },
): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      const value = await read().catch(() => undefined);
      if (value !== undefined) this.set(value);
    },
  });
}
