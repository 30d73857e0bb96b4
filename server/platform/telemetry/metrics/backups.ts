import { Gauge, type Registry } from 'prom-client';
import { statementsOn } from '../../database/statements/statement';
import type { Statements } from '../../database/statements/statements';

const latestBackupStatement = statementsOn<{ latest_backup: { created_at: Date } }>().statement<object>()(
  'backups.latest',
  (db) => db.selectFrom('latest_backup').select('created_at as createdAt'),
  ['createdAt'],
);

/** Reports the time of the latest backup. Keeps the last value during an outage of the database. */
export function watchBackups(register: Registry, statements: Statements): void {
  new Gauge({
    name: 'hanteam_backup_timestamp_seconds',
    help: 'Unix time whose data the latest complete backup contains; 0 before the first one.',
    registers: [register],
    async collect() {
      const rows = await statements.rows(latestBackupStatement, {}).catch(() => undefined);
      if (rows) this.set((rows[0]?.createdAt.getTime() ?? 0) / 1000);
    },
  });
}
