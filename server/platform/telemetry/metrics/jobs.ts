import { Gauge, type Registry } from 'prom-client';
import type { Statements } from '../../database/statements/statements';
import { countJobs, type JobCounts } from '../../jobs/queue';

/** Counts the jobs of all instances. Reports nothing during an outage of the database. */
export function watchJobs(register: Registry, statements: Statements): void {
  // Both metrics are collected at the same time, in the order of their registration.
  let counting: Promise<JobCounts[]>;
  new Gauge({
    name: 'hanteam_jobs',
    help: 'Jobs that wait or run (pending), and jobs that have used up their attempts (failed), of all instances.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      counting = countJobs(statements);
      this.reset();
      const counts = await counting.catch(() => undefined);
      if (!counts) return;
      this.set({ state: 'pending' }, sumOf(counts, 'pending'));
      this.set({ state: 'failed' }, sumOf(counts, 'failed'));
    },
  });
  new Gauge({
    name: 'hanteam_job_oldest_seconds',
    help: 'Seconds since the oldest job that waits or runs was queued, of all instances, by the name of the job.',
    labelNames: ['name'],
    registers: [register],
    async collect() {
      this.reset();
      const counts = await counting.catch(() => []);
      for (const { name, oldestSeconds } of counts) this.set({ name }, oldestSeconds);
    },
  });
}

function sumOf(counts: readonly JobCounts[], state: 'pending' | 'failed'): number {
  return counts.reduce((sum, each) => sum + each[state], 0);
}
