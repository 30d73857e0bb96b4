import type { Logger } from 'pino';
import type { AppError } from '../platform/errors';
import { describeBriefly } from '../platform/telemetry/error-description';

/** Parts of the request that its line in the log names. */
export interface FailedRequest {
  requestId: unknown;
  /** The path of the failed field of a GraphQL response. */
  path?: readonly (string | number)[];
}

/**
 * Logs that a request failed because of the server. During an outage many requests get a 503, and
 * the log has a line about the outage itself. So only other errors have the level `error` and a
 * stack.
 */
export function logFailure(logger: Logger, error: AppError, request: FailedRequest): void {
  if (error.status < 500) return;
  const cause = error.cause ?? error;
  if (error.status === 503) logger.warn({ ...request, reason: describeBriefly(cause) }, error.code);
  else logger.error({ ...request, err: cause }, error.code);
}
