import type { Server } from 'node:http';
import type Redis from 'ioredis';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Env } from '../../env';
import { watchConnections } from './metrics-connections';
import { watchRedis } from './metrics-redis';
import { countRequests } from './metrics-requests';
import { openMetrics } from './metrics-server';
import { watchSql } from './metrics-sql';
import type { EndedRequest } from '../../gateway/request-log';

/** What a server tells about. */
interface Watched {
  transactions: Pool;
  reads: Pool;
  writes: Pool;
  redis?: { client: Redis; subscriber: Redis };
  httpServer: Server;
}

/** A server's metrics, for Prometheus. */
export interface Metrics {
  /** Hears of every request as it ends. */
  count: (ended: EndedRequest) => void;
  watch(parts: Watched): void;
  stop(): Promise<void>;
}

/**
 * Opens the metrics on `METRICS_PORT`; undefined where none is set, and then nothing is counted.
 * @throws {StartError} when the port is taken.
 */
export async function startMetrics(env: Env): Promise<Metrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const register = new Registry();
  collectDefaultMetrics({ register });
  return {
    count: countRequests(register),
    watch: ({ transactions, reads, writes, redis, httpServer }) => {
      watchSql(register, { transactions, reads, writes });
      if (redis) watchRedis(register, { commands: redis.client, live: redis.subscriber });
      watchConnections(register, httpServer);
    },
    stop: await openMetrics(register, { host: env.METRICS_HOST, port: env.METRICS_PORT }),
  };
}
