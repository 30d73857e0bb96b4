import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { chooseSystemUser, giveTo, type RunAs } from '../../../server/embedded-postgres/system-user';
import { prepareDatabase } from '../../../server/database/service-role/service-role';
import type { ManagedProcess } from '../../../server/test-kit/processes/child-process';
import { queryOnce, type TestDatabase } from '../../../server/test-kit/database/databases';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';
import { until } from '../../../server/test-kit/processes/until';
import { PatroniNode } from './patroni-node';
import { SUPERUSER } from './patroni-settings';
import { processOf } from '../run-as';

const NAMES = ['pg1', 'pg2', 'pg3'] as const;

/**
 * Maximum milliseconds to create three nodes, to replace a lost one, and to copy the data of one
 * that cannot follow.
 */
const TIMEOUT_MS = 90_000;

/** Three PostgreSQL nodes under Patroni, with synchronous replication and their own etcd. */
export class PatroniCluster implements TestDatabase {
  private constructor(
    private readonly folder: string,
    private readonly etcd: ManagedProcess,
    readonly nodes: readonly PatroniNode[],
  ) {}

  /** Starts the nodes with the service's empty database. */
  static async start(): Promise<PatroniCluster> {
    const folder = makeTempFolder('patroni');
    const runAs = chooseSystemUser(folder, () => undefined);
    const etcdPort = await findFreePort();
    const etcd = await startEtcd(join(folder, 'etcd'), etcdPort, runAs);
    const nodes: PatroniNode[] = [];
    for (const name of NAMES) {
      const ports = { port: await findFreePort(), apiPort: await findFreePort(), etcdPort };
      nodes.push(PatroniNode.prepare({ name, folder: join(folder, name), ...ports }, runAs));
    }
    const cluster = new PatroniCluster(folder, etcd, nodes);
    for (const node of nodes) node.launch();
    await cluster.untilWhole();
    await cluster.createDatabase();
    return cluster;
  }

  /** Returns the service's URL at this `host:port`. */
  serviceUrl(address: string): string {
    return `postgres://hanteam_service:service-secret@${address}/hanteam`;
  }

  /** Returns the superuser's URL at this `host:port`. */
  adminUrl(address: string, database = 'hanteam'): string {
    return `postgres://${SUPERUSER.username}:${SUPERUSER.password}@${address}/${database}`;
  }

  /** Reads or changes rows at the primary as the superuser. */
  async sql<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    return queryOnce<Row>(this.adminUrl((await this.findPrimary()).address), text, values);
  }

  /** Waits for a primary and returns its node. */
  async findPrimary(): Promise<PatroniNode> {
    let primary: PatroniNode | undefined;
    await until(async () => {
      for (const node of this.nodes) if (await node.is('primary')) primary = node;
      return primary !== undefined;
    }, TIMEOUT_MS).catch((error: unknown) => this.explain(error));
    return primary as PatroniNode;
  }

  /**
   * Waits until there is a primary and the other nodes replicate from it, one of them
   * synchronously.
   */
  async untilWhole(): Promise<void> {
    const isWhole = async (): Promise<boolean> => {
      const { address } = await this.findPrimary();
      const standbys = await queryOnce(this.adminUrl(address, 'postgres'), STANDBYS);
      const synchronous = await Promise.all(this.nodes.map((node) => node.is('sync')));
      return standbys.length === NAMES.length - 1 && synchronous.includes(true);
    };
    await until(isWhole, TIMEOUT_MS).catch((error: unknown) => this.explain(error));
  }

  /**
   * Replaces the primary like a provider before maintenance. The previous one becomes a standby.
   */
  async switchOver(): Promise<void> {
    const previous = await this.findPrimary();
    const args = ['-c', previous.settingsFile, 'switchover', '--leader', previous.name, '--force', 'hanteam'];
    await promisify(execFile)('patronictl', args);
    await this.untilReplaced(previous);
    await this.untilWhole();
  }

  /** Kills the primary's node. Restarts it as a standby once another node is the primary. */
  async losePrimary(): Promise<void> {
    const lost = await this.findPrimary();
    await lost.kill();
    await this.untilReplaced(lost);
    lost.launch();
    await this.untilWhole();
  }

  /** Stops everything and deletes the data. */
  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.etcd.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async untilReplaced(previous: PatroniNode): Promise<void> {
    const isReplaced = async (): Promise<boolean> => (await this.findPrimary()) !== previous;
    await until(isReplaced, TIMEOUT_MS).catch((error: unknown) => this.explain(error));
  }

  private async createDatabase(): Promise<void> {
    const { address } = await this.findPrimary();
    await prepareDatabase(this.adminUrl(address, 'postgres'), this.serviceUrl(address));
  }

  private explain(error: unknown): never {
    const logs = this.nodes.map((node) => `${node.name}:\n${node.output().split('\n').slice(-30).join('\n')}`);
    throw new Error(`the cluster is not complete\n${logs.join('\n')}`, { cause: error });
  }
}

const STANDBYS = `select from pg_stat_replication where state = 'streaming'`;

async function startEtcd(folder: string, port: number, runAs: RunAs): Promise<ManagedProcess> {
  mkdirSync(folder, { mode: 0o700 });
  giveTo(folder, runAs);
  const url = `http://127.0.0.1:${port}`;
  const peerUrl = `http://127.0.0.1:${await findFreePort()}`;
  const settings = {
    'data-dir': folder,
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const etcd = processOf('etcd', args, runAs);
  etcd.launch();
  await until(async () => (await fetch(`${url}/health`)).ok, TIMEOUT_MS);
  return etcd;
}
