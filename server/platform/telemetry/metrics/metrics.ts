import type { Server } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { EndedRequest } from '../ended-request';
import type { Replicas } from '../../database/replicas';
import type { Statements } from '../../database/statements/statements';
import type { FileStore } from '../../files/file-store';
import type { Mailer } from '../../mail/mailer';
import { watchConnections } from './connections';
import { type WatchedDatabase, watchDatabase } from './database';
import { watchDatabaseState } from './database-gauges';
import { watchJobs } from './jobs';
import { watchMails } from './mails';
import { watchPictures } from './pictures';
import { type WatchedRedis, watchRedis } from './redis';
import { countRequests } from './requests';
import { type MetricsAddress, serveMetrics } from './server';
import { gaugePools, watchSql } from './sql';
import { VERSION } from '../version';

/** Parts of a server that are measured. */
interface Watched {
  monitor: WatchedDatabase['monitor'];
  replicas?: WatchedDatabase['replicas'] & Pick<Replicas, 'pools'>;
  transactions: Pool;
  reads: Pool;
  writes: Pool;
  jobs: Pool;
  redis?: WatchedRedis;
  httpServer: Server;
  mailer: Mailer;
  pictures: FileStore;
  /** Statements that count jobs and addresses, and read the time of the latest backup. */
  statements: Statements;
}

/** Metrics of a server for Prometheus. */
export interface Metrics {
  /** Counts a completed request. */
  count: (ended: EndedRequest) => void;
  watch(parts: Watched): void;
  stop(): Promise<void>;
}

/**
 * Serves the metrics at the address.
 * @throws {StartError} if the port is taken
 */
export async function startMetrics(address: MetricsAddress): Promise<Metrics> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  showVersion(register);
  return {
    count: countRequests(register),
    watch: (parts) => {
      const { transactions, reads, writes, jobs, replicas, redis, statements } = parts;
      watchDatabase(register, parts);
      watchSql(register, { transactions, reads, writes });
      gaugePools(register, { transactions, reads, writes, jobs, ...Object.fromEntries(replicas?.pools ?? []) });
      if (redis) watchRedis(register, redis);
      watchConnections(register, parts.httpServer);
      watchMails(register, parts.mailer);
      watchPictures(register, parts.pictures);
      watchJobs(register, statements);
      watchDatabaseState(register, statements);
    },
    stop: await serveMetrics(register, address),
  };
}

/** Shows the number of instances per version during a rollout. */
function showVersion(register: Registry): void {
  const labelNames = ['version'];
  new Gauge({ name: 'hanteam_info', help: 'The version that runs; always 1.', labelNames, registers: [register] }).set(
    { version: VERSION },
    1,
  );
}
