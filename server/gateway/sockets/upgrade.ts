import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../../env';
import { isUnavailable } from '../../platform/errors/error-translator';
import { AppError } from '../../platform/errors/app-error';
import { isForeign } from '../guards/foreign-origin';
import type { Subscriptions } from './subscriptions';

/** Dependencies of WebSockets. */
export interface UpgradeDependencies {
  app: Express;
  /** Creates the request's context and reads its session. */
  middleware: readonly RequestHandler[];
  subscriptions: Subscriptions;
  env: Env;
  logger: Logger;
}

/** Opens WebSockets at /graphql and closes every other upgrade request. */
export function acceptUpgrades(httpServer: Server, parts: UpgradeDependencies): void {
  const { app, middleware, subscriptions, env, logger } = parts;
  httpServer.on('upgrade', (req, socket, head) => {
    // Node no longer listens for errors and ws does not listen yet. Without this listener, a client
    // that disconnects in between would end the process.
    socket.on('error', () => socket.destroy());
    const path = req.url?.split('?', 1)[0];
    if (path !== '/graphql' || isForeign(req, env)) return socket.destroy();
    runMiddleware(app, req, middleware)
      .then((request) => subscriptions.open(request, socket, head))
      .catch((error: unknown) => {
        // Clients retry continually during an outage of the session store, which is logged
        // elsewhere, and with an invalid access token.
        if (!isUnavailable(error) && !(error instanceof AppError)) logger.warn({ err: error }, 'a socket was refused');
        socket.destroy();
      });
  });
}

/**
 * Runs middleware on an upgrade request, which Express does not handle, and returns it as an
 * Express request.
 */
async function runMiddleware(
  app: Express,
  req: IncomingMessage,
  middleware: readonly RequestHandler[],
): Promise<Request> {
  // Express converts Node's objects in the same way.
  const request: Request = Object.setPrototypeOf(req, app.request);
  const response: Response = Object.setPrototypeOf(new ServerResponse(req), app.response);
  request.originalUrl = request.url;
  for (const handler of middleware) {
    await new Promise<void>((resolve, reject) => {
      const next = (error?: unknown): void => (error ? reject(error) : resolve());
      Promise.resolve(handler(request, response, next)).catch(reject);
    });
  }
  return request;
}
