import { Gauge, type Registry } from 'prom-client';
import type { DatabaseMonitor } from '../../database/monitor';
import type { Replicas } from '../../database/replicas';

/** The primary's monitor and the replicas. */
export interface WatchedDatabase {
  monitor: Pick<DatabaseMonitor, 'isLost'>;
  replicas?: Pick<Replicas, 'states' | 'lags'>;
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
  if (replicas) watchLags(register, replicas);
}

function watchLags(register: Registry, replicas: Pick<Replicas, 'lags'>): void {
  new Gauge({
    name: 'hanteam_replica_lag_bytes',
    help: "Bytes of the primary's write-ahead log that a replica has not replayed. Absent for a replica that does not respond.",
    labelNames: ['server'],
    registers: [register],
    collect() {
      this.reset();
      for (const [host, bytes] of replicas.lags) this.set({ server: host }, bytes);
    },
  });
}
