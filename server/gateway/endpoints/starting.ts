import type { Server } from 'node:http';
import express from 'express';
import type { Env } from '../../env';
import { AppError } from '../../platform/errors/app-error';
import { healthRouter } from './health';
import { sendProblem } from '../errors/problem';
import { setSecurityHeaders } from '../headers/security-headers';

/**
 * Responds while the server starts, which may take as long as a migration: 503, but 200 at /livez.
 * Otherwise a liveness probe could end the process.
 * @returns a function that stops these responses, for the app to take over
 */
export function respondWhileStarting(httpServer: Server, env: Env): () => void {
  const app = express();
  app.disable('x-powered-by');
  app.use(setSecurityHeaders(env));
  app.use(healthRouter(() => false));
  app.use((req, res) => {
    res.set('Cache-Control', 'no-store');
    sendProblem(res, new AppError('UNAVAILABLE'), req.originalUrl.startsWith('/graphql'));
  });
  httpServer.on('request', app);
  return () => void httpServer.off('request', app);
}
