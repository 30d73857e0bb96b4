import { SECRET } from '../../server/test-kit/app/secret';
import { startTestProxy, type TestProxy } from '../../server/test-kit/processes/haproxy';
import { Ledger } from '../../server/test-kit/load/ledger';
import { startTestRedis } from '../../server/test-kit/processes/redis';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { type Crowd, gatherCrowd } from './crowd';
import type { DatabaseAddress } from './patroni/database-address';
import { writeLogs } from './logs';
import { PatroniCluster } from './patroni/patroni-cluster';

/** Opens an address of the cluster for the instances. */
export type OpenAddress = (cluster: PatroniCluster) => Promise<DatabaseAddress>;

/**
 * Two instances of the built server behind deploy/haproxy.cfg on a Patroni cluster, and their
 * members.
 */
export interface TestService {
  cluster: PatroniCluster;
  address: DatabaseAddress;
  instances: readonly ServerProcess[];
  crowd: Crowd;
  ledger: Ledger;
  remove(): Promise<void>;
}

/** Starts everything except the loads of the members. */
export async function startTestService(openAddress: OpenAddress): Promise<TestService> {
  const cluster = await PatroniCluster.start();
  const address = await openAddress(cluster);
  const redis = await startTestRedis();
  const env = {
    DATABASE_URL: cluster.serviceUrl(address.primary),
    DATABASE_REPLICA_URLS: address.replicas.map((replica) => cluster.serviceUrl(replica)).join(),
    REDIS_URL: redis.url,
    SESSION_SECRET: SECRET,
    TRUST_PROXY: '1',
  };
  const first = await ServerProcess.start({ env });
  const second = await ServerProcess.start({ env });
  const proxy: TestProxy = await startTestProxy(first, second);
  const ledger = new Ledger();
  const crowd = await gatherCrowd(proxy, [first, second], { database: cluster, ledger });
  return {
    cluster,
    address,
    instances: [first, second],
    crowd,
    ledger,
    remove: async () => {
      writeLogs([
        ...cluster.nodes,
        { name: 'first', output: () => first.output() },
        { name: 'second', output: () => second.output() },
      ]);
      for (const load of [...crowd.writes, crowd.reads]) load.close();
      await proxy.stop();
      await Promise.all([first.remove(), second.remove()]);
      await redis.stop();
      await address.stop();
      await cluster.remove();
    },
  };
}
