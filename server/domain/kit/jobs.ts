import { z } from 'zod';
import type { Statements } from '../../platform/database/statements';
import { queueJob, releaseAbandonedJobs, removeFailedJobs } from '../../platform/jobs/queue';
import type { Task } from '../../platform/jobs/runner';
import type { Services } from '../context';

/** What a module says about work that is done beside requests. */
interface JobDefinition<Payload> {
  /**
   * In camelCase. It is stored with each job, so another release must not give it another meaning.
   */
  name: string;
  /** A crontab's five fields, for work that recurs. They are in UTC: 15:00 is midnight in Korea. */
  schedule?: string;
  /**
   * The shape of the payload, for work that something causes. Another release may have stored it.
   */
  payload?: z.ZodType<Payload>;
  /** Whether these jobs are done one after the other. */
  isSequential?: boolean;
  /**
   * The pause between attempts grows from 3 s on; the tenth attempt is three and a half hours after
   * the first.
   */
  maxAttempts?: number;
  /**
   * Does it. It may be done twice, when a process is killed just before it could say that the job
   * is done.
   */
  run(services: Services, payload: Payload, signal: AbortSignal): Promise<unknown>;
}

/** Work that is done beside requests: recurring, or once for each {@link addJob}. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly schedule?: string;
  readonly queue: string | null;
  readonly maxAttempts: number;
  /** Checks a stored payload. */
  read(payload: unknown): Payload;
  perform(services: Services, payload: unknown, signal: AbortSignal): Promise<unknown>;
}

const MAX_ATTEMPTS = 10;

/** Defines a job of a module, whose manifest lists it. */
export function defineJob<Payload>({
  name,
  schedule,
  payload,
  isSequential = false,
  maxAttempts = MAX_ATTEMPTS,
  run,
}: JobDefinition<Payload>): Job<Payload> {
  const read = (stored: unknown): Payload => (payload ?? z.custom<Payload>()).parse(stored);
  return {
    name,
    schedule,
    queue: isSequential ? name : null,
    maxAttempts,
    read,
    perform: (services, stored, signal) => run(services, read(stored), signal),
  };
}

/**
 * Has a job done as soon as the transaction commits, by any instance. A transaction that is rolled
 * back has none.
 * @param writes the transaction's statements, or `ctx.writes` where nothing else is written
 */
export async function addJob<Payload>(writes: Statements, job: Job<Payload>, payload: NoInfer<Payload>): Promise<void> {
  const { name, queue, maxAttempts } = job;
  await queueJob(writes, { name, queue, maxAttempts, payload: JSON.stringify(payload) });
}

/** The jobs that keep the other jobs in order. */
const MAINTENANCE: readonly Job[] = [
  defineJob({
    name: 'releaseAbandonedJobs',
    schedule: '* * * * *',
    maxAttempts: 1,
    run: ({ writes }) => releaseAbandonedJobs(writes),
  }),
  defineJob({ name: 'removeFailedJobs', schedule: '40 18 * * *', run: ({ writes }) => removeFailedJobs(writes) }),
];

/** What the runner does for these jobs and for the maintenance of jobs. */
export function tasksOf(jobs: readonly Job[], services: Services): Task[] {
  return [...MAINTENANCE, ...jobs].map((job) => ({
    name: job.name,
    schedule: job.schedule,
    maxAttempts: job.maxAttempts,
    perform: async (payload, signal) => {
      await job.perform(services, payload, signal);
    },
  }));
}
