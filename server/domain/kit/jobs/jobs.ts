import { z } from 'zod';
import type { Statements } from '../../../platform/database/statements/statements';
import type { Job as PlatformJob } from '../../../platform/jobs/job';
import { countJobs, releaseAbandonedJobs, deleteFailedJobs } from '../../../platform/jobs/queue';
import type { Services } from '../../context';

export { addJobs } from '../../../platform/jobs/queue';

/** Background work of a module. */
export type Job<Payload = unknown> = PlatformJob<Services, Payload>;

const DEFAULTS = { atStart: false, isSequential: false, maxAttempts: 10, priority: 0 };

/** Defines a job. The manifest of its module lists it. */
export function defineJob<Payload>(job: Partial<Job<Payload>> & Pick<Job<Payload>, 'name' | 'run'>): Job<Payload> {
  return { ...DEFAULTS, payload: z.custom<Payload>(), ...job };
}

/** Counts the jobs of one name that wait or run, in all instances. */
export async function countPendingJobs(reads: Statements, name: string): Promise<number> {
  return (await countJobs(reads)).find((counts) => counts.name === name)?.pending ?? 0;
}

/** Jobs that maintain the job queue. */
export const MAINTENANCE_JOBS: readonly Job[] = [
  defineJob({
    name: 'releaseAbandonedJobs',
    schedule: '* * * * *',
    maxAttempts: 1,
    run: ({ writes }) => releaseAbandonedJobs(writes),
  }),
  defineJob({ name: 'removeFailedJobs', schedule: '40 18 * * *', run: ({ writes }) => deleteFailedJobs(writes) }),
];
