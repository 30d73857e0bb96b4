import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Services } from '../domain/context';
import type { ReplicaReads } from '../platform/database/replicas';
import type { KeyStore } from '../platform/shared-state/key-store';
import type { EndedRequest } from '../platform/telemetry/ended-request';
import { ClientDocuments } from '../selection/client-documents';
import type { Selections } from '../selection/selections';
import { createExecution } from './graphql/apollo';
import { createApp } from './app';
import { createArmor } from './graphql/document-limits';
import { readClientDocuments } from './graphql/documents';
import { createPreloadedResponses } from './web-client/preloaded-responses';
import { Draining } from './requests/http-server';
import { executeMutationsOnce } from './idempotency/idempotent-mutations';
import { IdempotentWrites } from './idempotency/idempotent-writes';
import { limitPipelining } from './requests/pipelining-limit';
import { recordOperations } from './graphql/record-operations';
import { refuseSubscriptions } from './graphql/refuse-subscriptions';
import { rememberGraphqlWrites } from './requests/replica-routing';
import { createContexts } from './requests/request-context';
import type { Sessions } from './sessions/sessions';
import { createSubscriptions } from './sockets/subscriptions';
import { guardMutations } from './guards/write-guards';
import { acceptUpgrades } from './sockets/upgrade';

/** Dependencies of the gateway. */
export interface GatewayDependencies {
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
  stopStartingResponses: () => void;
}

/**
 * Mounts GraphQL, its WebSockets, REST and the pages on the HTTP server.
 * @returns a function that drains the server and then closes all connections
 */
export async function startGateway(httpServer: Server, parts: GatewayDependencies): Promise<() => Promise<void>> {
  const { services, selections, sessions, keys, replica, webFolder, count, stopStartingResponses } = parts;
  const { env, logger, pubsub } = services;
  const { schema } = selections;
  const formatting = { production: env.NODE_ENV === 'production', logger };
  // The build writes documents.json next to the folder of the client.
  const texts = readClientDocuments(join(webFolder, '..', 'documents.json'));
  const documents = new ClientDocuments(schema, createArmor().validationRules, texts);
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
      executeMutationsOnce(writes),
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
    readPreloadedResponses: createPreloadedResponses(execution, documents.texts),
    count,
  });
  stopStartingResponses();
  httpServer.on('request', limitPipelining(app));
  // Subscriptions read from the primary, because messages arrive before a replica has the data.
  const middleware = [createContexts({ services, sessions }), ...sessions.middleware];
  acceptUpgrades(httpServer, { app, middleware, subscriptions, env, logger });
  return async () => {
    await draining.drain(env.DRAIN_SECONDS);
    await apollo.stop();
  };
}
