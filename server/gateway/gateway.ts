import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Services } from '../domain/context';
import type { ReplicaReads } from '../platform/database/replicas';
import type { KeyStore } from '../platform/key-store';
import type { EndedRequest } from '../platform/telemetry/ended-request';
import type { Selections } from '../selection/selections';
import { createExecution } from './apollo';
import { createApp } from './app';
import { createArmor } from './document-limits';
import { parseDocuments, readClientDocuments } from './documents';
import { createFirstResponses } from './first-responses';
import { Draining } from './http-server';
import { repeatMutations } from './idempotency/idempotent-mutations';
import { IdempotentWrites } from './idempotency/idempotent-writes';
import { limitPipelining } from './pipelining-limit';
import { recordOperations } from './record-operations';
import { refuseSubscriptions } from './refuse-subscriptions';
import { rememberGraphqlWrites } from './replica-routing';
import { createContexts } from './request-context';
import type { Sessions } from './sessions/session.middleware';
import { createSubscriptions } from './subscriptions';
import { guardMutations } from './write-guards';
import { acceptUpgrades } from './upgrade';

/** What the gateway is made of. */
export interface GatewayParts {
  services: Services;
  /** Reads what the schema shows. */
  selections: Selections;
  sessions: Sessions;
  /** Stores the keys of writes that clients may repeat. */
  keys: KeyStore;
  /** Reads from replicas, where there are some. */
  replica?: ReplicaReads;
  /** The folder of the built client. */
  webFolder: string;
  /** Counts a request that has ended, for the metrics. */
  count?: (ended: EndedRequest) => void;
  /** Stops the responses of a server that starts. */
  stopStarting: () => void;
}

/**
 * Mounts GraphQL, its WebSockets, REST and the pages on the HTTP server.
 * @returns how to stop: the server drains, then closes all connections
 */
export async function startGateway(httpServer: Server, parts: GatewayParts): Promise<() => Promise<void>> {
  const { services, selections, sessions, keys, replica, webFolder, count, stopStarting } = parts;
  const { env, logger, pubsub } = services;
  const { schema } = selections;
  const formatting = { production: env.NODE_ENV === 'production', logger };
  // The build writes the client's documents beside its folder.
  const texts = readClientDocuments(join(webFolder, '..', 'documents.json'));
  const documents = parseDocuments(schema, createArmor(formatting.production).validationRules, texts);
  const subscriptions = createSubscriptions(schema, { ...formatting, pubsub, sessions, documents });
  const writes = new IdempotentWrites(keys);
  const execution = createExecution(selections, httpServer, {
    ...formatting,
    documents,
    plugins: [
      subscriptions.plugin,
      recordOperations,
      refuseSubscriptions,
      guardMutations,
      repeatMutations(writes),
      ...(replica ? [rememberGraphqlWrites] : []),
    ],
  });
  const { apollo } = execution;
  await apollo.start();
  const draining = new Draining(httpServer);
  const app = createApp({
    services,
    execution,
    createContext: createContexts({ services, sessions, replica }),
    readSession: sessions.middleware,
    writes,
    hasReplicas: replica !== undefined,
    isReady: () => !draining.hasStarted,
    webFolder,
    readFirstResponses: createFirstResponses(execution, texts),
    count,
  });
  stopStarting();
  httpServer.on('request', limitPipelining(app));
  // Subscriptions read from the primary, because their messages arrive before the replica has the
  // data.
  const middleware = [createContexts({ services, sessions }), ...sessions.middleware];
  acceptUpgrades(httpServer, { app, middleware, subscriptions, env, logger });
  return async () => {
    await draining.drain(env.DRAIN_SECONDS);
    await apollo.stop();
  };
}
