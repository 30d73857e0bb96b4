import type { z } from 'zod';

/** Background work: recurring, at each start, or once for each queued payload. */
export interface Job<Services, Payload = unknown> {
  /**
   * Name in camelCase. Queued jobs store it, so another release must not reuse it for other work.
   */
  name: string;
  /**
   * Schedule of recurring work, as the five fields of a crontab in UTC. 15:00 is midnight in Korea.
   * One instance runs each occurrence.
   */
  schedule?: string;
  /** True to run it at each start of an instance, with an empty payload. */
  atStart: boolean;
  /** Shape of the payload of queued work. Another release may have stored the payload. */
  payload: z.ZodType<Payload>;
  /** True to run these jobs one after the other. */
  isSequential: boolean;
  /**
   * Maximum number of attempts. The pauses grow from 3 s. The tenth attempt is three and a half
   * hours after the first.
   */
  maxAttempts: number;
  /** Among the due jobs, those with a lower number run first. */
  priority: number;
  /**
   * Does the work. A failure is logged, and the work is repeated later. It may run twice, if the
   * process is killed just before it records the success.
   * @param signal aborts when the time is up or the server stops
   */
  run(services: Services, payload: Payload, signal: AbortSignal): Promise<unknown>;
}

/** Runs a job with a stored payload. */
export async function performJob<Services>(
  job: Job<Services>,
  services: Services,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  await job.run(services, job.payload.parse(payload), signal);
}
