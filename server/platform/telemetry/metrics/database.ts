import { Gauge, type Registry } from 'prom-client';
import type { DatabaseMonitor } from '../../database/monitor';
import type { Replicas } from '../../database/replicas';

/** The primary's monitor and the replicas. */
export interface WatchedDatabase {
  monitor: Pick<DatabaseMonitor, 'isLost'>;
  replicas?: Pick<Replicas, 'states'>;
}

/** Reports whether the primary is available and which replicas are read. */
export function watchDatabase(register: Registry, { monitor, replicas }: WatchedDatabase): void {
  new Gauge({
    name: 'hanteam_database_up',
    help: 'Whether a server of PostgreSQL is used: the primary unless it is unavailable or a standby, a replica by its host.',
    labelNames: ['server'],
    registers: [register],
    collect() {
      this.set({ server: 'primary' }, monitor.isLost ? 0 : 1);
      for (const [host, isUsed] of replicas?.states ?? []) this.set({ server: host }, isUsed ? 1 : 0);
    },
  });
}
