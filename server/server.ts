// Before any decorator runs.
import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { createApp } from './gateway/app';
import { createSessions, type Sessions } from './gateway/sessions/session.middleware';
import { createPgSessionStore, createRedisSessionStore } from './gateway/sessions/session.store';
import { createThrottles } from './platform/rate-limits';
import { type Backing, type BackingOptions, MOST_TRANSACTIONS, MOST_WRITES, openBacking } from './backing';
import type { Context, Services } from './domain/context';
import { compileStatements } from './platform/database/statement';
import { createStatements } from './platform/database/statements';
import { readClientDocuments } from './gateway/documents';
import type { Env } from './env';
import { createApollo } from './gateway/apollo';
import { Closers } from './platform/closers';
import { createLive } from './platform/pubsub';
import { createLogger } from './platform/telemetry/logger';
import { noteOperations } from './gateway/operation-record';
import { refusePipelines } from './gateway/pipelining-limit';
import { noteOf } from './platform/telemetry/request-record';
import { Slots } from './platform/database/bulkhead';
import { StartError } from './platform/start-error';
import { listenToEvents } from './gateway/listeners';
import { serveSubscriptions } from './gateway/subscriptions';
import { type Metrics, startMetrics } from './platform/telemetry/metrics';
import { sweepNotifications } from './domain/notifications/notification.service';
import { createPictureStore } from './domain/pictures/picture.stores';
import { createReplicaDoors } from './gateway/replica-routing';
import { createSchema } from './gateway/schema';

// The same place seen from server/ and from dist/server/.
const WEB_FOLDER = join(__dirname, basename(dirname(__dirname)) === 'dist' ? '../web' : '../dist/web');

/** What a server is started with beside its settings. */
export interface ServerOptions extends BackingOptions {
  sessionSecret: string;
}

/** A server that listens. */
export interface RunningServer {
  port: number;
  services: Services;
  orm: MikroORM;
  /** Says at /readyz that it goes, serves on for DRAIN_SECONDS, lets requests finish, then closes all connections. */
  stop(): Promise<void>;
}

/** What the build wrote down of the client's documents. */
const DOCUMENTS = join(WEB_FOLDER, '../documents.json');

const HOUR = 60 * 60 * 1000;

/**
 * Starts the service: database, sessions, GraphQL, REST, pages, on one port.
 * @throws {StartError} when the database or Redis cannot be reached, or a port is taken.
 */
export async function startServer(env: Env, options: ServerOptions): Promise<RunningServer> {
  const logger = createLogger(env);
  const closers = new Closers(logger);
  try {
    return await start(env, options, logger, closers);
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function start(env: Env, options: ServerOptions, logger: Logger, closers: Closers): Promise<RunningServer> {
  compileStatements();
  const metrics = await startMetrics(env);
  if (metrics) closers.add(() => metrics.stop());
  const backing = await openBacking(env, options, logger, closers);
  const { orm, reads, redis } = backing;
  const store = redis
    ? createRedisSessionStore(redis.client)
    : createPgSessionStore(reads, (error) => logger.warn({ err: error }, 'session store'));
  closers.add(() => store.close());
  const services = await createServices(env, logger, backing);
  const sessions = createSessions(env, options.sessionSecret, store);
  const sweep = setInterval(() => {
    sweepNotifications(services.writes).catch((error: unknown) =>
      logger.warn({ err: error }, 'sweeping notifications'),
    );
  }, HOUR).unref();
  closers.add(() => clearInterval(sweep));

  // Idle connections outlive those of any proxy: it is the proxy that hangs up, and never just as it sends a request.
  const httpServer = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // By itself Node looks every 30 s only for those that are past these times.
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 75_000,
  });
  // Who asks and then does not read: Node looks a second time before it hangs up.
  httpServer.setTimeout(15_000);
  metrics?.watch({ ...backing, httpServer });
  closers.add(await serve(httpServer, { services, sessions, backing, metrics }));
  const port = await listen(httpServer, env.PORT);
  return { port, services, orm, stop: () => closers.close() };
}

async function createServices(env: Env, logger: Logger, { orm, reads, writes, redis }: Backing): Promise<Services> {
  return {
    env,
    logger,
    orm,
    reads: createStatements(reads),
    writes: createStatements(writes, new Slots(MOST_WRITES)),
    transactions: new Slots(MOST_TRANSACTIONS),
    pictures: await createPictureStore(env),
    throttles: createThrottles(env, redis?.client),
    live: createLive(redis && { publisher: redis.client, subscriber: redis.subscriber, logger }),
  };
}

/** A request's context, made once a request. */
function createContexts(services: Services, sessions: Sessions): (req: Request) => Context {
  const contexts = new WeakMap<Request, Context>();
  return (req) => {
    let ctx = contexts.get(req);
    if (!ctx) {
      const session = sessions.sessionOf(req);
      ctx = { ...services, session, viewerId: sessions.viewerOf(req), ip: req.ip ?? '', note: noteOf(req) };
      contexts.set(req, ctx);
    }
    return ctx;
  };
}

interface Doors {
  services: Services;
  sessions: Sessions;
  backing: Backing;
  metrics?: Metrics;
}

/** Milliseconds for which the database may be away before requests had better go elsewhere. */
const BLIP = 3_000;

/** Opens GraphQL, its sockets, REST and the pages on the server; answers how to stop them. */
async function serve(
  httpServer: Server,
  { services, sessions, backing: { lifeline, replicas }, metrics }: Doors,
): Promise<() => Promise<void>> {
  const { env, logger } = services;
  const contextOf = createContexts(services, sessions);
  listenToEvents();
  const schema = createSchema(services.live);
  const sockets = { env, logger, sessionMiddleware: sessions.middleware, contextOf };
  const socketPlugin = serveSubscriptions(httpServer, schema, sockets);
  const production = env.NODE_ENV === 'production';
  const replicaDoors = replicas && createReplicaDoors(replicas.reads, contextOf);
  const plugins = [socketPlugin, noteOperations(), ...(replicaDoors ? [replicaDoors.plugin] : [])];
  const documents = readClientDocuments(DOCUMENTS);
  const apollo = createApollo(schema, httpServer, { production, logger, documents, plugins });
  await apollo.start();
  let draining = false;
  httpServer.on('request', (_req, res) => {
    if (draining) res.setHeader('Connection', 'close');
  });
  // All instances share the database, and each tells of its absence in better words than a proxy: a blip takes none out.
  const isReady = (): boolean => !draining && lifeline.lostFor < BLIP;
  const app = createApp({
    services,
    apollo,
    sessionMiddleware: replicaDoors ? [...sessions.middleware, replicaDoors.middleware] : sessions.middleware,
    contextOf,
    viewerOf: sessions.viewerOf,
    isReady,
    webFolder: WEB_FOLDER,
    count: metrics?.count,
  });
  httpServer.on('request', refusePipelines(app));
  return async () => {
    draining = true;
    // Serving on, until every proxy has asked /readyz and looks elsewhere.
    await delay(env.DRAIN_SECONDS * 1000);
    await closeDoor(httpServer);
    await apollo.stop();
  };
}

/** Takes no new connections; those just taken have a moment to say what they came for. Apollo would hang up on them. */
async function closeDoor(httpServer: Server): Promise<void> {
  const empty = once(httpServer, 'close');
  httpServer.close();
  await Promise.race([empty, delay(500)]);
}

async function listen(httpServer: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`포트 ${port}번을 다른 프로그램이 쓰고 있어요. PORT를 바꿔 주세요.`)
          : error,
      );
    });
    httpServer.listen(port, resolve);
  });
  return (httpServer.address() as AddressInfo).port;
}
