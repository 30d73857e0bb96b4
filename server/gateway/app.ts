import cookieParser from 'cookie-parser';
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Services } from '../domain/context';
import { modules } from '../modules';
import { AppError } from '../platform/errors';
import { PAGE_PATHS } from '../../shared/paths';
import type { EndedRequest } from '../platform/telemetry/ended-request';
import type { GraphqlExecution } from './apollo';
import { devMailRouter } from './dev-mail';
import { mountExports } from './exports';
import type { ReadFirstResponses } from './first-responses';
import { executeGraphql } from './graphql';
import { healthRouter } from './health';
import type { IdempotentWrites } from './idempotency/idempotent-writes';
import { mountDocs, mountOpenApi } from './openapi/serve';
import { refuseForeignOrigins } from './origin';
import { warnOfPlainHttp } from './plain-http';
import { mountPlayground } from './playground';
import { respondWithProblem } from './problem';
import { publicFilesRouter } from './public-files';
import { rememberRestWrites } from './replica-routing';
import { observeRequests } from './request-log';
import { limitRequests } from './request-room';
import { mountRoutes } from './rest';
import { exportedSessions } from './sessions/exported-sessions';
import { clientFiles, clientPage } from './spa';
import { setStaticHeaders } from './static-headers';
import { endMails } from './unsubscribe';
import { wellKnownRouter } from './well-known';
import { guardFailedWrites, guardWrites } from './write-guards';

/** What the Express app is made of. */
export interface AppParts {
  services: Services;
  execution: GraphqlExecution;
  /** Creates each request's context. */
  createContext: RequestHandler;
  /** Reads the session of a request's context. */
  readSession: RequestHandler[];
  /** Does each write with a key once. */
  writes: IdempotentWrites;
  /** Whether writes are remembered because reads may go to replicas. */
  hasReplicas: boolean;
  /** Whether requests should be sent here; false while the server drains. */
  isReady: () => boolean;
  /** The folder of the built client. */
  webFolder: string;
  readFirstResponses: ReadFirstResponses;
  /** Counts a request that has ended, for the metrics. */
  count?: (ended: EndedRequest) => void;
}

/**
 * Creates the Express app. Its middleware is listed in the order in which it runs. GraphQL, REST
 * and the most visited pages read sessions.
 */
export function createApp(parts: AppParts): Express {
  const { services, createContext, readFirstResponses, isReady, webFolder, count } = parts;
  const { env, logger, mailer } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('etag', false);
  app.use(createContext);
  app.use(setStaticHeaders(env));
  const observe = observeRequests({ logger, count });
  const protect = [observe, warnOfPlainHttp(env, logger), limitRequests, refuseForeignOrigins(env), noStore];
  app.use('/graphql', graphqlRouter(parts, protect));
  app.use('/api', apiRouter(parts, protect));
  app.use(healthRouter(isReady));
  app.use('/.well-known', wellKnownRouter(env));
  app.use(clientFiles(webFolder));
  app.use(observe, limitRequests);
  for (const files of modules.publicFiles) app.use(files.path, publicFilesRouter(services, files));
  if (modules.unsubscribe) app.post(PAGE_PATHS.unsubscribe, endMails(services, modules.unsubscribe));
  if (env.NODE_ENV !== 'production' && mailer.folder !== undefined)
    app.use('/dev/mail', noStore, devMailRouter(mailer.folder));
  const { previewedPages: pages } = modules;
  app.use(cookieParser(), clientPage({ folder: webFolder, env, services, pages, readFirstResponses }));
  app.use(refuseUnknown);
  app.use(respondWithProblem(logger));
  return app;
}

// A router for each of the two, so that Express compares the path of a request once instead of once
// for each handler, and none inside them, since entering a router costs more than passing one of
// its handlers.

function graphqlRouter({ services, execution, readSession }: AppParts, protect: RequestHandler[]): Router {
  const router = Router();
  router.use(protect);
  if (services.env.PLAYGROUND === 'on') mountPlayground(router);
  router.use(readSession, executeGraphql(execution));
  return router;
}

function apiRouter({ services, readSession, writes, hasReplicas }: AppParts, protect: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  router.use(protect);
  mountOpenApi(router);
  if (services.env.PLAYGROUND === 'on') mountDocs(router);
  router.use(readSession, guardWrites, hasReplicas ? rememberRestWrites : []);
  mountExports(router, [...modules.exports, exportedSessions]);
  mountRoutes(router, modules.routes, writes);
  router.use(guardFailedWrites);
  return router;
}

/**
 * Whatever is sent to a path that nothing serves, except for a GET, which gets the client's page.
 */
const refuseUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
