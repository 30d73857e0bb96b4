import { setTimeout as delay } from 'node:timers/promises';
import { startForwarder } from '../../../server/test-kit/servers/forwarder';
import { startDatabaseProxy } from './database-proxy';
import type { PatroniCluster } from './patroni-cluster';

/** Milliseconds after which an address is moved. The old primary is a standby long before. */
const MOVE_AFTER_MS = 3_000;

/** Addresses by which the instances reach a cluster. */
export interface DatabaseAddress {
  /** `host:port` of the primary. */
  primary: string;
  /** `host:port` of each address for reads. */
  replicas: readonly string[];
  /** Moves the address to the new primary, if the provider must do so. */
  follow(cluster: PatroniCluster): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens an address like a DNS name or a virtual IP. It moves to the new primary some time after the
 * failover, and open connections stay.
 */
export async function openMovingAddress(cluster: PatroniCluster): Promise<DatabaseAddress> {
  const urlOfPrimary = async (): Promise<string> => cluster.serviceUrl((await cluster.findPrimary()).address);
  const first = await urlOfPrimary();
  const forwarder = await startForwarder(first);
  return {
    primary: new URL(forwarder.through(first)).host,
    // Each instance uses those that are standbys at the moment.
    replicas: cluster.nodes.map(({ address }) => address),
    follow: async () => {
      await delay(MOVE_AFTER_MS);
      forwarder.moveTo(await urlOfPrimary());
    },
    stop: () => forwarder.stop(),
  };
}

/**
 * Opens HAProxy, which reads the nodes' roles from Patroni and closes the connections to a node
 * that has lost its role.
 */
export async function openDatabaseProxy(cluster: PatroniCluster): Promise<DatabaseAddress> {
  const proxy = await startDatabaseProxy(cluster.nodes);
  return { primary: proxy.primary, replicas: [proxy.replicas], follow: () => Promise.resolve(), stop: proxy.stop };
}
