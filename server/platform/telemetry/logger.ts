import { pino, type Logger } from 'pino';
import type { Env } from '../../env';
import { describeError } from './error-description';

/** The server's log: JSON lines, without anything that a person would not want to find there. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['req', 'headers', 'cookie', 'authorization', 'password', 'email'],
  });
}
