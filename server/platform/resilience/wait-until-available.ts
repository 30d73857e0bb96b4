import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sqlStateOf } from '../database/sql-states';
import { isUnavailable } from '../errors/error-translator';
import { reasonOf, StartError } from '../errors/start-error';

/**
 * Milliseconds that a start waits for PostgreSQL, and then for Redis
 * (operations/processes.md).
 */
const MAX_WAIT_MS = 5 * 60_000;

const RETRY_PAUSE_MS = 500;

/** PgBouncer's SQLSTATE for a connection whose settings it refuses. Waiting would not help. */
const PROTOCOL_VIOLATION = '08P01';

/** A service without which the server cannot start. */
export interface NeededService {
  /** Name in the log. */
  name: string;
  /** Korean message of the StartError. */
  failure: string;
  /** Host without credentials. */
  host: string;
}

/** Maximum wait, and the log of the wait. */
export interface WaitOptions {
  logger: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

/**
 * Connects to a service, and retries while it is unavailable. Logs the beginning and the end of the
 * wait.
 * @throws {StartError} at once for a permanent failure, such as a wrong password, and after the
 *   timeout
 */
export async function waitUntilAvailable(
  { name, failure, host }: NeededService,
  connect: () => Promise<void>,
  { logger, timeoutMs = MAX_WAIT_MS }: WaitOptions,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let waits = false; ; waits = true) {
    try {
      await connect();
      if (waits) logger.warn({ host }, `${name} is available`);
      return;
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (!isTemporary(error) || performance.now() > deadline)
        throw new StartError(`${failure}: ${host} (${reasonOf(error)})`, { cause: error });
      if (!waits) logger.warn({ host, reason: reasonOf(error) }, `waiting for ${name}`);
      await delay(RETRY_PAUSE_MS);
    }
  }
}

function isTemporary(error: unknown): boolean {
  return isUnavailable(error) && sqlStateOf(error) !== PROTOCOL_VIOLATION;
}
