import type { Server } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { EndedRequest } from '../ended-request';
import type { Statements } from '../../database/statements/statements';
import { watchConnections } from './connections';
import { type WatchedDatabase, watchDatabase } from './database';
import { watchJobs } from './jobs';
import { type WatchedRedis, watchRedis } from './redis';
import { countRequests } from './requests';
import { type MetricsAddress, serveMetrics } from './server';
import { watchSql } from './sql';
import { VERSION } from '../version';

/** Parts of a server that are measured. */
interface Watched extends WatchedDatabase {
  transactions: Pool;
  reads: Pool;
  writes: Pool;
  redis?: WatchedRedis;
  httpServer: Server;
  /** Statements that count jobs. */
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
    watch: ({ transactions, reads, writes, monitor, replicas, redis, httpServer, statements }) => {
      watchDatabase(register, { monitor, replicas });
      watchSql(register, { transactions, reads, writes });
      if (redis) watchRedis(register, redis);
      watchConnections(register, httpServer);
      watchJobs(register, statements);
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
