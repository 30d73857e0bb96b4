import cookieParser from 'cookie-parser';
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Services } from '../domain/context';
import { modules } from '../modules';
import { PAGE_PATHS } from '../../shared/paths';
import type { EndedRequest } from '../platform/telemetry/ended-request';
import type { GraphqlExecution } from './graphql/apollo';
import { reportBounced } from './endpoints/bounced';
import { devMailRouter } from './endpoints/dev-mail';
import { mountExports } from './endpoints/data-export';
import { mountCalendarFiles } from './endpoints/calendar-files';
import type { ReadPreloadedResponses } from './web-client/preloaded-responses';
import { executeGraphql } from './graphql/http';
import { healthRouter } from './endpoints/health';
import type { IdempotentWrites } from './idempotency/idempotent-writes';
import { mountDocs, mountOpenApi } from './rest/openapi/serve';
import { refuseForeignOrigins } from './guards/foreign-origin';
import { warnOfPlainHttp } from './headers/plain-http';
import { mountPlayground } from './endpoints/playground';
import { respondWithProblem } from './errors/problem';
import { publicFilesRouter } from './endpoints/public-files';
import { rememberRestWrites } from './requests/replica-routing';
import { observeRequests } from './requests/request-log';
import { limitRequests } from './requests/memory-limits';
import { mountRoutes } from './rest/routes';
import { exportedSessions } from './sessions/exported-sessions';
import { clientFiles } from './web-client/client-files';
import { clientPage } from './web-client/client-page';
import { setSecurityHeaders } from './headers/security-headers';
import { unsubscribeByLink } from './endpoints/unsubscribe';
import { wellKnownRouter } from './endpoints/well-known';
import { guardFailedWrites, guardWrites } from './guards/write-guards';
import { refuseUnknown } from './errors/refuse-unknown';

/** Dependencies of the Express app. */
export interface AppDependencies {
  services: Services;
  execution: GraphqlExecution;
  /** Creates each request's context. */
  createContext: RequestHandler;
  /** Reads the session of the request's context. */
  readSession: RequestHandler[];
  /** Runs each write with an idempotency key once. */
  writes: IdempotentWrites;
  /** True if reads may go to replicas, so that the client must be marked after a write. */
  hasReplicas: boolean;
  /** True if load balancers may send requests here. False while the server drains. */
  isReady: () => boolean;
  /** Folder of the built client. */
  webFolder: string;
  readPreloadedResponses: ReadPreloadedResponses;
  /** Counts a completed request for the metrics. */
  count?: (ended: EndedRequest) => void;
}

/**
 * Creates the Express app. Middleware is listed in the order in which it runs. GraphQL, REST and
 * the most visited pages read sessions.
 */
export function createApp(parts: AppDependencies): Express {
  const { services, createContext, readPreloadedResponses, isReady, webFolder, count } = parts;
  const { env, logger, mailer } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('etag', false);
  app.use(createContext);
  app.use(setSecurityHeaders(env));
  const observe = observeRequests({ logger, count });
  const protect = [observe, warnOfPlainHttp(env, logger), limitRequests, refuseForeignOrigins(env), noStore];
  app.use('/graphql', graphqlRouter(parts, protect));
  app.use('/api', apiRouter(parts, protect));
  app.use('/calendar', calendarRouter(parts, protect));
  app.use(healthRouter(isReady));
  app.use('/.well-known', wellKnownRouter(env));
  app.use(clientFiles(webFolder));
  app.use(observe, limitRequests);
  for (const files of modules.publicFiles) app.use(files.path, publicFilesRouter(services, files));
  app.post(PAGE_PATHS.unsubscribe, unsubscribeByLink(services));
  if (env.BOUNCE_SECRET !== undefined) app.post('/bounced', reportBounced(services, env.BOUNCE_SECRET));
  if (env.NODE_ENV !== 'production' && mailer.folder !== undefined)
    app.use('/dev/mail', noStore, devMailRouter(mailer.folder));
  const { previewedPages: pages } = modules;
  app.use(cookieParser(), clientPage({ folder: webFolder, env, services, pages, readPreloadedResponses }));
  // A GET has got the client's page already.
  app.use(refuseUnknown);
  app.use(respondWithProblem(logger));
  return app;
}

// Each transport has its own router, so that Express compares the path once instead of once per
// handler. They contain no further routers, because entering one costs more than passing a handler.

function graphqlRouter({ services, execution, readSession }: AppDependencies, protect: RequestHandler[]): Router {
  const router = Router();
  router.use(protect);
  if (services.env.PLAYGROUND === 'on') mountPlayground(router);
  router.use(readSession, executeGraphql(execution));
  return router;
}

function apiRouter({ services, readSession, writes, hasReplicas }: AppDependencies, protect: RequestHandler[]): Router {
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

function calendarRouter({ services, readSession }: AppDependencies, protect: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  router.use(protect, readSession);
  mountCalendarFiles(router, services.env, modules.calendars);
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
