import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request, RequestHandler } from 'express';
import type Redis from 'ioredis';
import { Pool } from 'pg';
import { createApp } from './app';
import { createSessionMiddleware, sessionOf } from './auth/session.middleware';
import { createPgSessionStore, createRedisSessionStore, type SessionStore } from './auth/session.store';
import { createThrottles } from './auth/throttle';
import type { Context, Services } from './context';
import { migrate } from './database/migrate';
import { CONNECTION_SETTINGS, createOrm, MOST_TRANSACTIONS } from './database/orm';
import { Lifeline } from './database/lifeline';
import { createReader } from './database/reader';
import type { Env } from './env';
import { createApollo } from './graphql';
import { createLive } from './lib/live';
import { createLogger } from './lib/logger';
import { refusePipelines } from './lib/pipelines';
import { createRedis, createRedisSubscriber } from './lib/redis';
import { Slots } from './lib/slots';
import { StartError } from './lib/start-error';
import { listenToEvents } from './listeners';
import { serveSubscriptions } from './live.socket';
import { sweepNotifications } from './notifications/notification.service';
import { createPictureStore } from './pictures/picture.stores';
import { createSchema } from './schema';

// The same place seen from server/ and from dist/server/.
const WEB_FOLDER = join(__dirname, basename(dirname(__dirname)) === 'dist' ? '../web' : '../dist/web');

/** What a server is started with beside its settings. */
export interface ServerOptions {
  databaseUrl: string;
  sessionSecret: string;
  /** Runs on a migrated database before the first request. */
  prepare?: (orm: MikroORM, env: Env) => Promise<void>;
}

/** A server that listens. */
export interface RunningServer {
  port: number;
  services: Services;
  orm: MikroORM;
  /** Says at /readyz that it goes, serves on for DRAIN_SECONDS, lets requests finish, then closes all connections. */
  stop(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

/**
 * Starts the service: database, sessions, GraphQL, REST, pages, on one port.
 * @throws {StartError} when the database or Redis cannot be reached, or the port is taken.
 */
export async function startServer(env: Env, options: ServerOptions): Promise<RunningServer> {
  const logger = createLogger(env);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => logger.error({ err: error }, 'closing'));
    }
  };
  try {
    return await start(env, options, logger, closers, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function start(
  env: Env,
  options: ServerOptions,
  logger: ReturnType<typeof createLogger>,
  closers: (() => Promise<unknown>)[],
  closeAll: () => Promise<void>,
): Promise<RunningServer> {
  const lifeline = new Lifeline(options.databaseUrl, logger);
  const { stream } = lifeline;
  const orm = await openDatabase(options.databaseUrl, stream);
  closers.push(() => orm.close());
  await options.prepare?.(orm, env);
  lifeline.watch();
  closers.push(() => lifeline.stop());

  const pool = new Pool({ connectionString: options.databaseUrl, max: 10, ...CONNECTION_SETTINGS, stream });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  closers.push(() => pool.end());

  const redis = await openRedis(env, logger);
  if (redis) closers.push(() => redis.close());
  const sessions = redis
    ? createRedisSessionStore(redis.client)
    : createPgSessionStore(pool, (error) => logger.warn({ err: error }, 'session store'));
  closers.push(async () => sessions.close());

  const services: Services = {
    env,
    logger,
    reader: createReader(pool),
    transactions: new Slots(MOST_TRANSACTIONS),
    pictures: await createPictureStore(env),
    throttles: createThrottles(env, redis?.client),
    live: createLive(redis && { publisher: redis.client, subscriber: redis.subscriber, logger }),
  };
  const contextOf = createContexts(services, orm, sessions);
  const sweep = setInterval(() => {
    sweepNotifications(orm.em.fork()).catch((error: unknown) => logger.warn({ err: error }, 'sweeping notifications'));
  }, HOUR).unref();
  closers.push(async () => clearInterval(sweep));

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
  const sessionMiddleware = createSessionMiddleware(env, options.sessionSecret, sessions);
  const stopApollo = await serve(httpServer, { services, contextOf, sessionMiddleware, lifeline });
  closers.push(stopApollo);
  const port = await listen(httpServer, env.PORT);
  return { port, services, orm, stop: closeAll };
}

async function openDatabase(databaseUrl: string, stream: Lifeline['stream']): Promise<MikroORM> {
  const orm = createOrm(databaseUrl, { stream });
  try {
    await orm.connect();
    if (!(await orm.isConnected())) throw new Error('no connection');
    await migrate(orm);
  } catch (error) {
    await orm.close();
    throw new StartError(`데이터베이스에 연결할 수 없어요: ${new URL(databaseUrl).host} (${reasonOf(error)})`);
  }
  return orm;
}

interface RedisConnections {
  client: Redis;
  subscriber: Redis;
  close: () => Promise<void>;
}

async function openRedis(env: Env, logger: ReturnType<typeof createLogger>): Promise<RedisConnections | undefined> {
  if (!env.REDIS_URL) return undefined;
  const client = createRedis(env.REDIS_URL, logger);
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    throw new StartError(`Redis에 연결할 수 없어요: ${new URL(env.REDIS_URL).host} (${reasonOf(error)})`);
  }
  const subscriber = createRedisSubscriber(env.REDIS_URL, logger);
  const close = async (): Promise<void> => {
    subscriber.disconnect();
    client.disconnect();
  };
  return { client, subscriber, close };
}

/** A request's context, made once a request. */
function createContexts(services: Services, orm: MikroORM, sessions: SessionStore): (req: Request) => Context {
  const contexts = new WeakMap<Request, Context>();
  return (req) => {
    let ctx = contexts.get(req);
    if (!ctx) {
      const session = sessionOf(req, sessions);
      const viewerId = req.session.memberId ?? null;
      ctx = { ...services, em: orm.em.fork(), session, viewerId, ip: req.ip ?? '' };
      contexts.set(req, ctx);
    }
    return ctx;
  };
}

interface Doors {
  services: Services;
  contextOf: (req: Request) => Context;
  sessionMiddleware: RequestHandler[];
  lifeline: Lifeline;
}

/** Milliseconds for which the database may be away before requests had better go elsewhere. */
const BLIP = 3_000;

/** Opens GraphQL, its sockets, REST and the pages on the server; answers how to stop them. */
async function serve(
  httpServer: Server,
  { services, contextOf, sessionMiddleware, lifeline }: Doors,
): Promise<() => Promise<void>> {
  const { env, logger } = services;
  listenToEvents();
  const schema = createSchema(services.live);
  const socketPlugin = serveSubscriptions(httpServer, schema, { env, logger, sessionMiddleware, contextOf });
  const production = env.NODE_ENV === 'production';
  const apollo = createApollo(schema, httpServer, { production, logger, plugins: [socketPlugin] });
  await apollo.start();
  let draining = false;
  httpServer.on('request', (_req, res) => {
    if (draining) res.setHeader('Connection', 'close');
  });
  // All instances share the database, and each tells of its absence in better words than a proxy: a blip takes none out.
  const isReady = (): boolean => !draining && lifeline.lostFor < BLIP;
  const app = createApp({ services, apollo, sessionMiddleware, contextOf, isReady, webFolder: WEB_FOLDER });
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

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
