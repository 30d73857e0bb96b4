import { pino, type Logger } from 'pino';
import { describeError } from './error-description';

/**
 * Creates the server's log: JSON lines on standard output without personal data.
 * @param level `silent`, `error`, `warn`, `info` or `debug`
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['req', 'headers', 'cookie', 'authorization', 'password', 'email'],
  });
}
