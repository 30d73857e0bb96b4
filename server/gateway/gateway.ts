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

/** Dependencies of the gateway. */
export interface GatewayParts {
  services: Services;
  /** Reads the selected fields of the schema. */
  selections: Selections;
  sessions: Sessions;
  /** Stores the idempotency keys of writes. */
  keys: KeyStore;
  /** Reads from replicas, if there are any. */
  replica?: ReplicaReads;
  /** Folder of the built client. */
  webFolder: string;
  /** Counts a completed request for the metrics. */
  count?: (ended: EndedRequest) => void;
  /** Stops the responses of a starting server. */
  stopStarting: () => void;
}

/**
 * Mounts GraphQL, its WebSockets, REST and the pages on the HTTP server.
 * @returns a function that drains the server and then closes all connections
 */
export async function startGateway(httpServer: Server, parts: GatewayParts): Promise<() => Promise<void>> {
  const { services, selections, sessions, keys, replica, webFolder, count, stopStarting } = parts;
  const { env, logger, pubsub } = services;
  const { schema } = selections;
  const formatting = { production: env.NODE_ENV === 'production', logger };
  // The build writes documents.json next to the folder of the client.
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
  // Subscriptions read from the primary, because messages arrive before a replica has the data.
  const middleware = [createContexts({ services, sessions }), ...sessions.middleware];
  acceptUpgrades(httpServer, { app, middleware, subscriptions, env, logger });
  return async () => {
    await draining.drain(env.DRAIN_SECONDS);
    await apollo.stop();
  };
}
