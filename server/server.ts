// Must run before any decorator.
import 'reflect-metadata';
import { basename, dirname, join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  type BackingServices,
  type BackingServicesOptions,
  MAX_TRANSACTIONS,
  MAX_WRITES,
  openBackingServices,
} from './backing-services';
import type { Services } from './domain/context';
import { MAINTENANCE_JOBS } from './domain/kit/jobs/jobs';
import { chooseSchoolScope } from './domain/kit/rules/school-scope';
import { createPictureStore } from './domain/pictures/choose-store';
import type { Env } from './env';
import { startGateway } from './gateway/gateway';
import { closeAtOnce, createHttpServer } from './gateway/requests/http-server';
import { createSchema } from './gateway/graphql/schema';
import { createSessions } from './gateway/sessions/sessions';
import { createPgSessionStore } from './gateway/sessions/pg-sessions';
import { createRedisSessionStore } from './gateway/sessions/redis-sessions';
import type { SessionStore } from './gateway/sessions/session-store';
import { respondWhileStarting } from './gateway/endpoints/starting';
import { modules } from './modules';
import type { FileStore } from './platform/files/file-store';
import { Bulkhead } from './platform/resilience/bulkhead';
import { compileStatements } from './platform/database/statements/statement';
import { createStatements } from './platform/database/statements/statements';
import { startJobRunner } from './platform/jobs/runner';
import { createKeyStore } from './platform/shared-state/key-store';
import { listen } from './platform/resilience/listen';
import { createMailer } from './platform/mail/create-mailer';
import type { Mailer } from './platform/mail/mailer';
import { createPseudonyms } from './platform/security/pseudonyms';
import { type Secrets, Signatures } from './platform/security/signatures';
import { createPubsub } from './platform/shared-state/pubsub';
import { createRateLimits } from './platform/shared-state/rate-limits';
import { createLogger } from './platform/telemetry/logger';
import { type Metrics, startMetrics } from './platform/telemetry/metrics/metrics';
import { VERSION } from './platform/telemetry/version';
import { Responses } from './selection/responses';
import { definitionsOf } from './selection/definitions';
import { Selections } from './selection/selections';

/** Folder of the built client. This file runs from server/ or from dist/server/. */
const WEB_FOLDER = join(__dirname, basename(dirname(__dirname)) === 'dist' ? '../web' : '../dist/web');

/** Name without a picture, so that reading it is cheap. */
const MISSING_PICTURE = 'start-check';

/** Options of a server beside its settings. */
export interface ServerOptions extends BackingServicesOptions {
  /** Secrets of sessions and links, the newest first. */
  sessionSecrets: Secrets;
  /** Folder of the built client, if it differs from the build's. */
  webFolder?: string;
}

/** A running server. */
export interface RunningServer {
  port: number;
  services: Services;
  orm: MikroORM;
  /**
   * Reports the stop at /readyz, serves for DRAIN_SECONDS, completes requests, then closes all
   * connections.
   */
  stop(): Promise<void>;
}

/**
 * Starts the service on one port: database, sessions, GraphQL, REST and pages. The port opens
 * first, because the server may wait for the database, Redis or a migration.
 * @throws {StartError} if the database or Redis cannot be used or stays unavailable, or if a port
 *   is taken
 */
export async function startServer(env: Env, options: ServerOptions): Promise<RunningServer> {
  const logger = createLogger(env.LOG_LEVEL);
  const closers = new AsyncDisposableStack();
  try {
    return await start(env, options, logger, closers);
  } catch (error) {
    await close(closers, logger);
    throw error;
  }
}

/** Closes everything that has been started, in reverse order. A failure is only logged. */
const close = (closers: AsyncDisposableStack, logger: Logger): Promise<void> =>
  closers.disposeAsync().catch((error: unknown) => logger.error({ err: error }, 'closing'));

async function start(
  env: Env,
  options: ServerOptions,
  logger: Logger,
  closers: AsyncDisposableStack,
): Promise<RunningServer> {
  logger.info({ version: VERSION, node: process.version }, 'starting');
  chooseSchoolScope(env.SCHOOL_SCOPE);
  compileStatements(env.SCHOOL_SCOPE);
  warnWithoutOperator(env, logger);
  warnOfSingleInstance(env, logger);
  const metrics = await openMetrics(env, closers);
  const httpServer = createHttpServer(logger);
  const stopStartingResponses = respondWhileStarting(httpServer, env);
  const port = await listen(httpServer, { port: env.PORT }, ({ code }) =>
    code === 'EADDRINUSE' ? `포트 ${env.PORT}번을 다른 프로그램이 쓰고 있어요. PORT를 바꿔 주세요.` : undefined,
  );
  closers.defer(() => closeAtOnce(httpServer));
  const backing = await openBackingServices(env, options, logger, closers);
  const sessionStore = openSessionStore(backing, logger, closers);
  const { redis } = backing;
  const pubsub = createPubsub(redis && { publisher: redis.client, subscriber: redis.subscriber, logger });
  const schema = createSchema(pubsub);
  const selections = new Selections(schema, definitionsOf(schema));
  const shared = { env, logger, pubsub, responses: new Responses(selections) };
  const services = await createServices(shared, options.sessionSecrets, backing);
  closers.defer(() => services.mailer.close());
  for (const check of modules.startChecks) await check(services);
  const jobs = [...MAINTENANCE_JOBS, ...modules.jobs];
  closers.defer(await startJobRunner(backing.jobs, jobs, services, logger));
  const { mailer, pictures, reads: statements } = services;
  metrics?.watch({ ...backing, httpServer, mailer, pictures, statements });
  const stopGateway = await startGateway(httpServer, {
    services,
    selections,
    sessions: createSessions({
      env,
      secrets: options.sessionSecrets,
      signatures: services.signatures,
      store: sessionStore,
      onEnd: (memberId) => services.pubsub.publish('sessionEnded', memberId, true),
    }),
    keys: createKeyStore(redis?.client),
    replica: backing.replicas,
    webFolder: options.webFolder ?? WEB_FOLDER,
    count: metrics?.count,
    stopStartingResponses,
  });
  closers.defer(stopGateway);
  return { port, services, orm: backing.orm, stop: () => close(closers, logger) };
}

async function openMetrics(
  { METRICS_HOST, METRICS_PORT }: Env,
  closers: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const metrics = await startMetrics({ host: METRICS_HOST, port: METRICS_PORT });
  closers.defer(() => metrics.stop());
  return metrics;
}

function openSessionStore(
  { redis, reads }: BackingServices,
  logger: Logger,
  closers: AsyncDisposableStack,
): SessionStore {
  const store = redis
    ? createRedisSessionStore(redis.client)
    : createPgSessionStore(reads, (error) => logger.warn({ err: error }, 'session store'));
  closers.defer(() => store.close());
  return store;
}

function openMailer(env: Env, logger: Logger): Mailer {
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    folder: join(env.DATA_DIR, 'mail'),
    from: env.MAIL_FROM,
    isProduction: env.NODE_ENV === 'production',
  });
  if (!mailer.isAvailable) logger.warn('no mail is sent, because SMTP_URL is not set; lost passwords cannot be reset');
  return mailer;
}

/**
 * Warns if the provider has no name or contact. Members must see with whom they agree
 * (operations/privacy.md).
 */
function warnWithoutOperator({ NODE_ENV, OPERATOR_NAME, OPERATOR_CONTACT }: Env, logger: Logger): void {
  if (NODE_ENV === 'production' && (OPERATOR_NAME === undefined || OPERATOR_CONTACT === undefined))
    logger.warn('the terms and the privacy notice name no operator: set OPERATOR_NAME and OPERATOR_CONTACT');
}

/**
 * Warns if Redis or S3 is missing in production. One instance works without them, but several would
 * not share sessions and pictures.
 */
function warnOfSingleInstance({ NODE_ENV, REDIS_URL, S3_URL }: Env, logger: Logger): void {
  if (NODE_ENV !== 'production') return;
  if (REDIS_URL === undefined)
    logger.warn('REDIS_URL is not set: rate limits and live messages work for a single instance only');
  if (S3_URL === undefined) logger.warn('S3_URL is not set: pictures are stored for a single instance only');
}

/**
 * Warns if the store of pictures cannot be used. The start does not wait, because it may be a short
 * outage.
 */
function warnOfUnusablePictures(pictures: FileStore, { S3_URL }: Env, logger: Logger): void {
  if (S3_URL === undefined) return;
  const { host, pathname } = new URL(S3_URL);
  pictures.read(MISSING_PICTURE).catch((error: unknown) => {
    logger.warn(
      { store: host + pathname, err: error },
      'pictures cannot be read: check S3_URL, its keys and its bucket',
    );
  });
}

/** Services that other services need. */
type SharedServices = Pick<Services, 'env' | 'logger' | 'pubsub' | 'responses'>;

async function createServices(shared: SharedServices, secrets: Secrets, backing: BackingServices): Promise<Services> {
  const { env, logger } = shared;
  const { orm, reads, writes, redis } = backing;
  const primary = createStatements(reads);
  const pictures = await createPictureStore(env);
  warnOfUnusablePictures(pictures, env, logger);
  return {
    ...shared,
    orm,
    primary,
    reads: primary,
    writes: createStatements(writes, new Bulkhead(MAX_WRITES)),
    transactions: new Bulkhead(MAX_TRANSACTIONS),
    pictures,
    mailer: openMailer(env, logger),
    signatures: new Signatures(secrets),
    pseudonyms: createPseudonyms(env.PERSON_SECRET ?? secrets[0]),
    rateLimits: createRateLimits({ enabled: env.THROTTLE === 'on', redis: redis?.client }),
  };
}
