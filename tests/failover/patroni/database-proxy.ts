import { join } from 'node:path';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { ManagedProcess } from '../../../server/test-kit/processes/child-process';

const CONFIGURATION = join(__dirname, '..', '..', '..', 'deploy', 'postgres', 'haproxy.cfg');

/** Addresses of a node's PostgreSQL and Patroni, as `host:port`. */
interface ProxiedNode {
  address: string;
  apiAddress: string;
}

/** HAProxy in front of a cluster. */
export interface DatabaseProxy {
  /** `host:port` of the primary. */
  primary: string;
  /** `host:port` of the standbys. */
  replicas: string;
  stop(): Promise<void>;
}

/** Starts HAProxy with deploy/postgres/haproxy.cfg in front of three nodes. */
export async function startDatabaseProxy(nodes: readonly ProxiedNode[]): Promise<DatabaseProxy> {
  const primary = `127.0.0.1:${await findFreePort()}`;
  const replicas = `127.0.0.1:${await findFreePort()}`;
  const env: Record<string, string> = { PRIMARY_LISTEN: primary, REPLICA_LISTEN: replicas };
  nodes.forEach(({ address, apiAddress }, index) => {
    env[`PG_${index + 1}`] = address;
    env[`PATRONI_${index + 1}`] = apiAddress;
  });
  const child = new ManagedProcess('haproxy', ['-db', '-f', CONFIGURATION], env);
  child.launch();
  return {
    primary,
    replicas,
    stop: async () => {
      await child.end();
    },
  };
}
