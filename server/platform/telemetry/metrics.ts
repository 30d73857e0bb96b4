import type { Server } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type Redis from 'ioredis';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EndedRequest } from './ended-request';
import { watchConnections } from './metrics-connections';
import { watchRedis } from './metrics-redis';
import { countRequests } from './metrics-requests';
import { openMetrics } from './metrics-server';
import { watchSql } from './metrics-sql';

/** What a server tells about. */
interface Watched {
  orm: MikroORM;
  reads: Pool;
  writes: Pool;
  redis?: { client: Redis; subscriber: Redis };
  httpServer: Server;
}

/** Where the settings say that metrics are read. */
interface MetricsSettings {
  METRICS_HOST: string;
  METRICS_PORT?: number;
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
export async function startMetrics({ METRICS_HOST, METRICS_PORT }: MetricsSettings): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const register = new Registry();
  collectDefaultMetrics({ register });
  return {
    count: countRequests(register),
    watch: ({ orm, reads, writes, redis, httpServer }) => {
      watchSql(register, { orm, reads, writes });
      if (redis) watchRedis(register, { commands: redis.client, live: redis.subscriber });
      watchConnections(register, httpServer);
    },
    stop: await openMetrics(register, { host: METRICS_HOST, port: METRICS_PORT }),
  };
}
