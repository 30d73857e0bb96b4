import { Gauge, type Registry } from 'prom-client';
import type { Statements } from '../../database/statements/statements';
import { countJobs } from '../../jobs/queue';

/** Counts the jobs of all instances. Reports nothing during an outage of the database. */
export function watchJobs(register: Registry, statements: Statements): void {
  new Gauge({
    name: 'hanteam_jobs',
    help: 'Jobs that wait or run (pending), and jobs that have used up their attempts (failed), of all instances.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      const counts = await countJobs(statements).catch(() => undefined);
      if (!counts) return;
      this.set({ state: 'pending' }, counts.pending);
      this.set({ state: 'failed' }, counts.failed);
    },
  });
}
