import { z } from 'zod';
import type { Statements } from '../../../platform/database/statements/statements';
import { countJobs, queueJobs, releaseAbandonedJobs, deleteFailedJobs } from '../../../platform/jobs/queue';
import type { Task } from '../../../platform/jobs/runner';
import type { Services } from '../../context';

/** A module's definition of background work. */
interface JobDefinition<Payload> {
  /**
   * Name in camelCase. Queued jobs store it, so another release must not reuse it for other work.
   */
  name: string;
  /**
   * Schedule of recurring work, as the five fields of a crontab in UTC. 15:00 is midnight in Korea.
   */
  schedule?: string;
  /** True to run it at each start of an instance, with an empty payload. */
  atStart?: boolean;
  /** Shape of the payload of queued work. Another release may have stored the payload. */
  payload?: z.ZodType<Payload>;
  /** True to run these jobs one after the other. */
  isSequential?: boolean;
  /**
   * Maximum number of attempts. The pauses grow from 3 s. The tenth attempt is three and a half
   * hours after the first.
   */
  maxAttempts?: number;
  /** Among the due jobs, those with a lower number run first. 0 by default. */
  priority?: number;
  /**
   * Does the work. It may run twice, if the process is killed just before it records the success.
   */
  run(services: Services, payload: Payload, signal: AbortSignal): Promise<unknown>;
}

/** Background work: recurring, at each start, or once for each {@link addJob}. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly schedule?: string;
  readonly atStart: boolean;
  readonly queue: string | null;
  readonly maxAttempts: number;
  readonly priority: number;
  /** Parses a stored payload. */
  read(payload: unknown): Payload;
  perform(services: Services, payload: unknown, signal: AbortSignal): Promise<unknown>;
}

const MAX_ATTEMPTS = 10;

/** Defines a job. The manifest of its module lists it. */
export function defineJob<Payload>({
  name,
  schedule,
  atStart = false,
  payload,
  isSequential = false,
  maxAttempts = MAX_ATTEMPTS,
  priority = 0,
  run,
}: JobDefinition<Payload>): Job<Payload> {
  const read = (stored: unknown): Payload => (payload ?? z.custom<Payload>()).parse(stored);
  return {
    name,
    schedule,
    atStart,
    queue: isSequential ? name : null,
    maxAttempts,
    priority,
    read,
    perform: (services, stored, signal) => run(services, read(stored), signal),
  };
}

/**
 * Queues a job. Any instance runs it right after the commit. A rollback removes it.
 * @param writes statements of the transaction, or `ctx.writes` if nothing else is written
 */
export async function addJob<Payload>(writes: Statements, job: Job<Payload>, payload: NoInfer<Payload>): Promise<void> {
  await addJobs(writes, job, [payload]);
}

/** Queues several jobs of one name, like {@link addJob}. */
export async function addJobs<Payload>(
  writes: Statements,
  { name, queue, maxAttempts, priority }: Job<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  await queueJobs(
    writes,
    payloads.map((payload) => ({ name, queue, maxAttempts, priority, payload })),
  );
}

/** Counts the jobs of one name that wait or run, in all instances. */
export async function countPendingJobs(reads: Statements, name: string): Promise<number> {
  return (await countJobs(reads)).find((counts) => counts.name === name)?.pending ?? 0;
}

/** Jobs that maintain the job queue. */
const MAINTENANCE: readonly Job[] = [
  defineJob({
    name: 'releaseAbandonedJobs',
    schedule: '* * * * *',
    maxAttempts: 1,
    run: ({ writes }) => releaseAbandonedJobs(writes),
  }),
  defineJob({ name: 'removeFailedJobs', schedule: '40 18 * * *', run: ({ writes }) => deleteFailedJobs(writes) }),
];

/** Converts the jobs of the modules and the maintenance jobs to tasks of the runner. */
export function tasksOf(jobs: readonly Job[], services: Services): Task[] {
  return [...MAINTENANCE, ...jobs].map((job) => ({
    name: job.name,
    schedule: job.schedule,
    atStart: job.atStart,
    maxAttempts: job.maxAttempts,
    perform: async (payload, signal) => {
      await job.perform(services, payload, signal);
    },
  }));
}
