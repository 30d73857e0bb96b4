import { pino, type Logger } from 'pino';
import type { Env } from '../env';

/** The server's log: JSON lines, without anything that a person would not want to find there. */
export function createLogger(env: Env): Logger {
  return pino({
    level: env.LOG_LEVEL,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'err.parameters', 'err.detail', 'err.query'],
  });
}
