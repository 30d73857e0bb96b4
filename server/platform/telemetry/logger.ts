import { type LevelWithSilent, type Logger, pino } from 'pino';
import { describeError } from './error-description';

/** The server's log: JSON lines, without anything that a person would not want to find there. */
export function createLogger({ LOG_LEVEL: level }: { LOG_LEVEL: LevelWithSilent }): Logger {
  return pino({
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['req', 'headers', 'cookie', 'authorization', 'password', 'email'],
  });
}
