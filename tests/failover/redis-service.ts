import { SECRET } from '../../server/test-kit/app/secret';
import { HttpClient } from '../../server/test-kit/clients/http-client';
import { Ledger } from '../../server/test-kit/load/ledger';
import { startTestProxy } from '../../server/test-kit/processes/haproxy';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { startSentinels, type TestSentinels } from '../../server/test-kit/processes/sentinels';
import { signUpAt } from '../../server/test-kit/clients/client';
import { type Crowd, gatherCrowd } from './crowd';
import { Listener } from './listener';
import { RedisPair } from './redis-pair';
import { writeLogs } from './logs';

/**
 * Two instances of the built server behind deploy/haproxy.cfg on a Redis with a replica and three
 * sentinels, and their members.
 */
export interface RedisService {
  postgres: TestPostgres;
  redis: RedisPair;
  sentinels: TestSentinels;
  instances: readonly ServerProcess[];
  crowd: Crowd;
  /** One member at each instance who logs in repeatedly. */
  logins: readonly Member[];
  /** One open WebSocket at each instance. */
  listeners: readonly Listener[];
  ledger: Ledger;
  remove(): Promise<void>;
}

/** A member who uses one instance directly. */
export interface Member {
  loginId: string;
  client: HttpClient;
}

/** Starts everything except the loads of the members. */
export async function startRedisService(): Promise<RedisService> {
  const postgres = await TestPostgres.create({ durable: true });
  const { redis, sentinels } = await startRedis();
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: sentinels.url,
    SESSION_SECRET: SECRET,
    TRUST_PROXY: '1',
  };
  const instances = [await ServerProcess.start({ env }), await ServerProcess.start({ env })] as const;
  const [first, second] = instances;
  const proxy = await startTestProxy(first, second);
  const ledger = new Ledger();
  const crowd = await gatherCrowd(proxy, instances, { database: postgres, ledger });
  const logins: Member[] = [];
  for (const [index, instance] of instances.entries()) {
    const loginId = `login-${index}`;
    logins.push({ loginId, client: await signUpAt(instance.url, loginId) });
  }
  // Each message is sent at one instance and arrives at the other.
  const listeners = [
    await Listener.open(first, second, 'listener-0'),
    await Listener.open(second, first, 'listener-1'),
  ];
  return {
    postgres,
    redis,
    sentinels,
    instances,
    crowd,
    logins,
    listeners,
    ledger,
    remove: async () => {
      writeLogs(instances.map((instance, index) => ({ name: `redis-${index + 1}`, output: () => instance.output() })));
      for (const load of [...crowd.writes, crowd.reads]) load.close();
      for (const { client } of logins) client.close();
      for (const listener of listeners) listener.close();
      await proxy.stop();
      await Promise.all(instances.map((instance) => instance.remove()));
      await sentinels.stop();
      await redis.stop();
      await postgres.remove();
    },
  };
}

const SENTINELS = 3;
const PASSWORDS = { redis: 'redis-secret', sentinel: 'sentinel-secret' };

async function startRedis(): Promise<Pick<RedisService, 'redis' | 'sentinels'>> {
  const pair = await RedisPair.start(PASSWORDS.redis);
  const sentinels = await startSentinels(pair.first, SENTINELS, PASSWORDS);
  pair.watchedBy(sentinels);
  return { redis: pair, sentinels };
}
