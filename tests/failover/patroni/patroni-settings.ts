import { DEADLOCK_SETTINGS, LOG_SETTINGS } from '../../../server/database/service-role/service-role';

/** Name, folder and ports of one node. */
export interface NodePlan {
  name: string;
  /** Folder with the settings, the data and PostgreSQL's socket. */
  folder: string;
  /** PostgreSQL's port. */
  port: number;
  /** Port of Patroni's REST API. */
  apiPort: number;
  /** Port of etcd, which all nodes share. */
  etcdPort: number;
}

export const SUPERUSER = { username: 'postgres', password: 'postgres-secret' } as const;

const REPLICATION = { username: 'replicator', password: 'replicator-secret' } as const;

/**
 * Times in seconds. A lost primary is replaced after `ttl`, at least 20 in Patroni. A provider
 * would keep the defaults, because a short network failure must replace nothing.
 */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5 } as const;

const LOOPBACK = 'all 127.0.0.1/32 scram-sha-256';

/**
 * Content of a node's YAML file.
 * @param binaries folder of PostgreSQL's programs
 */
export function patroniSettings({ name, folder, port, apiPort, etcdPort }: NodePlan, binaries: string): object {
  const api = `127.0.0.1:${apiPort}`;
  const address = `127.0.0.1:${port}`;
  return {
    scope: 'hanteam',
    name,
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: api, connect_address: api },
    bootstrap: {
      dcs: {
        ...TIMES,
        // An acknowledged write is on a second node, and only that node can become the primary.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 150 } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      authentication: { superuser: SUPERUSER, replication: REPLICATION },
      parameters: { unix_socket_directories: folder, timezone: 'UTC', ...LOG_SETTINGS, ...DEADLOCK_SETTINGS },
      pg_hba: ['local all all trust', `host all ${LOOPBACK}`, `host replication ${LOOPBACK}`],
    },
  };
}
