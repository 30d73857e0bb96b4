import type { Logger } from 'pino';
import type { AppError } from '../../platform/errors/app-error';
import { describeBriefly } from '../../platform/telemetry/error-description';

/** Properties of the request in its log line. */
export interface FailedRequest {
  requestId: unknown;
  /** Path of the failed field in a GraphQL response. */
  path?: readonly (string | number)[];
}

/**
 * Logs an error of the server during a request. An outage is logged elsewhere and causes many 503
 * responses. Therefore only other errors have the level `error` and a stack.
 */
export function logFailure(logger: Logger, error: AppError, request: FailedRequest): void {
  if (error.status < 500) return;
  const cause = error.cause ?? error;
  if (error.status === 503) logger.warn({ ...request, reason: describeBriefly(cause) }, error.code);
  else logger.error({ ...request, err: cause }, error.code);
}
