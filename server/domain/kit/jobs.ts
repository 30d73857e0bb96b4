import type { Services } from '../context';

/** Work that runs at an interval, independently of requests. */
export interface Job {
  /** For the log. */
  name: string;
  intervalMs: number;
  /** Any instance may run it, several at the same time. A failure is logged; the next run is its retry. */
  run(services: Services): Promise<unknown>;
}

/**
 * Runs each job at its interval, for the first time one interval after the start.
 * @returns a function that stops all jobs
 */
export function startJobs(jobs: readonly Job[], services: Services): () => void {
  const timers = jobs.map(({ name, intervalMs, run }) =>
    setInterval(() => {
      run(services).catch((error: unknown) => services.logger.warn({ err: error, job: name }, 'a job failed'));
    }, intervalMs).unref(),
  );
  return () => timers.forEach(clearInterval);
}
