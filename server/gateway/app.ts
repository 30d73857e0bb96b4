import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type RequestHandler, Router } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import helmet from 'helmet';
import type { Context, Services } from '../domain/context';
import { isBehindTls } from '../env';
import { AppError } from '../platform/errors';
import { healthRouter } from './health';
import { refuseForeignOrigins } from './origin';
import { answerProblems } from './problem';
import { type EndedRequest, observeRequests } from './request-log';
import { mountRoutes } from '../domain/kit/route';
import { openApiRouter } from './openapi';
import { clientFiles, clientPage } from './spa';
import { pictureRouter } from '../domain/pictures/picture.rest';
import { LARGEST_UPLOAD } from '../domain/pictures/picture.upload';
import { playgroundRouter } from './playground';
import { restRoutes } from './rest-routes';

/** What the Express app is made of. */
export interface AppParts {
  services: Services;
  apollo: ApolloServer<Context>;
  sessionMiddleware: RequestHandler[];
  contextOf: (req: Request) => Context;
  /** The member whose session a request is of; null for a visitor. */
  viewerOf: (req: Request) => number | null;
  /** Whether requests should come here; false while the server drains. */
  isReady: () => boolean;
  /** The built client. */
  webFolder: string;
  /** Hears of every request as it ends. */
  count?: (ended: EndedRequest) => void;
}

/** The largest JSON body: the longest content that rules.md allows, escaped, and some room. */
const LARGEST_JSON = '256kb';

/** The Express app, top to bottom: the doors first, since most requests are theirs. Only they read sessions. */
export function createApp(parts: AppParts): Express {
  const { services, isReady, webFolder, viewerOf, count } = parts;
  const { env, logger } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('etag', false);
  app.use(helmet({ strictTransportSecurity: isBehindTls(env), crossOriginEmbedderPolicy: false }));
  const observe = observeRequests({ logger, viewerOf, count });
  app.use('/graphql', observe, graphqlDoor(parts));
  app.use('/api', observe, restDoor(parts));
  app.use(healthRouter(isReady));
  app.use(clientFiles(webFolder));
  app.use(observe);
  app.use('/pictures', pictureRouter(services.pictures));
  app.use(clientPage(webFolder, env, services.reads));
  app.use(answerProblems(logger));
  return app;
}

function graphqlDoor({ services, apollo, sessionMiddleware, contextOf }: AppParts): Router {
  const router = Router();
  router.use(refuseForeignOrigins(services.env), noStore);
  router.use(playgroundRouter());
  router.use(
    ...sessionMiddleware,
    refuseVisitorsUploads(contextOf),
    graphqlUploadExpress({
      processRequest: readForm,
      maxFileSize: LARGEST_UPLOAD + 1, // busboy cuts at this size, not past it
      maxFiles: 1,
      maxFieldSize: 300_000,
    }),
    express.json({ limit: LARGEST_JSON }),
    bodyOrNothing,
    expressMiddleware(apollo, { context: async ({ req }) => contextOf(req) }),
  );
  return router;
}

function restDoor({ services, sessionMiddleware, contextOf }: AppParts): Router {
  const router = Router();
  router.use(refuseForeignOrigins(services.env), noStore);
  router.use(openApiRouter());
  router.use(...sessionMiddleware, express.json({ limit: LARGEST_JSON }), mountRoutes(restRoutes, contextOf), () => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Room for a multipart body's other parts beside its file. */
const MULTIPART_EXTRA = 512 * 1024;

/** A visitor's file is not even read, nor one that says that it is too large. */
function refuseVisitorsUploads(contextOf: (req: Request) => Context): RequestHandler {
  return (req, _res, next) => {
    if (req.is('multipart/form-data')) {
      if (contextOf(req).viewerId === null) throw new AppError('UNAUTHENTICATED');
      if (Number(req.headers['content-length'] ?? 0) > LARGEST_UPLOAD + MULTIPART_EXTRA)
        throw new AppError('TOO_LARGE');
    }
    next();
  };
}

/** graphql-upload answers once the body has come, so one that it cannot read must be let flow by. */
const readForm: typeof processRequest = (req, res, options) =>
  processRequest(req, res, options).catch((error: unknown) => {
    req.resume();
    throw error;
  });

/** Apollo wants a body to be there; Express 5 leaves it out where none was sent. */
const bodyOrNothing: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};
