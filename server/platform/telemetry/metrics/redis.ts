import type Redis from 'ioredis';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RedisMonitor } from '../../shared-state/redis-monitor';
import { BUCKETS_SECONDS } from './requests';

/** The connections to Redis, and the monitor of its writes. */
export interface WatchedRedis {
  client: Redis;
  subscriber: Redis;
  monitor: Pick<RedisMonitor, 'isWritable'>;
}

/** Measures the connections to Redis: their state, and the duration of every command. */
export function watchRedis(register: Registry, { client, subscriber, monitor }: WatchedRedis): void {
  new Gauge({
    name: 'hanteam_redis_up',
    help: 'Whether a connection to Redis is open; for the one that sends commands, whether Redis accepts writes.',
    labelNames: ['connection'],
    registers: [register],
    collect() {
      this.set({ connection: 'commands' }, monitor.isWritable ? 1 : 0);
      this.set({ connection: 'live' }, subscriber.status === 'ready' ? 1 : 0);
    },
  });
  measureCommands(register, { commands: client, live: subscriber });
}

function measureCommands(register: Registry, connections: Record<string, Redis>): void {
  const durations = new Histogram({
    name: 'hanteam_redis_command_duration_seconds',
    help: 'Commands to Redis, as the server waits for them.',
    labelNames: ['connection'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: 'hanteam_redis_errors_total',
    help: 'Commands to Redis that failed or took too long.',
    labelNames: ['connection'],
    registers: [register],
  });
  for (const [connection, redis] of Object.entries(connections)) {
    failures.inc({ connection }, 0);
    onCommands(redis, (seconds, failed) => {
      durations.observe({ connection }, seconds);
      if (failed) failures.inc({ connection });
    });
  }
}

function onCommands(redis: Redis, ended: (seconds: number, failed: boolean) => void): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const start = performance.now();
    const end = (failed: boolean): void => ended((performance.now() - start) / 1000, failed);
    const result = send(command, stream);
    if (result instanceof Promise) {
      result.then(
        () => end(false),
        () => end(true),
      );
    }
    return result;
  };
}
