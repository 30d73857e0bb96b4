import { pino } from 'pino';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { startSentinels, type TestSentinels } from '../../test-kit/processes/sentinels';
import { until } from '../../test-kit/processes/until';
import { StartError } from '../errors/start-error';
import { createPubsub, type Pubsub } from './pubsub';
import { createRedis, createRedisSubscriber } from './redis';
import { type RedisConnections, RedisMonitor } from './redis-monitor';
import { waitForRedis } from './wait-for-redis';
import { describeWith } from '../../test-kit/processes/describe-with';

const RECOVERY_MS = 15_000;
const PASSWORDS = { redis: 'redis-password', sentinel: 'sentinel-password' };

const lines: unknown[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

jest.setTimeout(40_000);

describeWith('redis')('[F31] the connections to a primary that sentinels name', () => {
  let servers: TestRedis[];
  let sentinels: TestSentinels;
  let connections: RedisConnections;
  let monitor: RedisMonitor;
  let pubsub: Pubsub;

  beforeAll(async () => {
    servers = await Promise.all([startTestRedis(PASSWORDS.redis), startTestRedis(PASSWORDS.redis)]);
    const [primary, replica] = servers as [TestRedis, TestRedis];
    await replica.follow(primary);
    sentinels = await startSentinels(primary, 3, PASSWORDS);
    const { url } = sentinels;
    connections = { client: createRedis(url, logger), subscriber: createRedisSubscriber(url, logger) };
    await connections.client.connect();
    monitor = new RedisMonitor(url, connections, logger);
    monitor.watch();
    pubsub = createPubsub({ publisher: connections.client, subscriber: connections.subscriber, logger });
  });

  afterAll(async () => {
    monitor.stop();
    for (const connection of Object.values(connections)) connection.disconnect();
    await sentinels.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });

  const portOf = ({ url }: TestRedis): number => Number(new URL(url).port);
  /** Ports of the servers of both connections. */
  const findPorts = (): unknown[] => Object.values(connections).map(({ stream }) => stream.remotePort);

  async function expectService(port: number): Promise<void> {
    await until(() => findPorts().every((each) => each === port), RECOVERY_MS);
    await until(() => monitor.isWritable, RECOVERY_MS);
    const messages = pubsub.subscribe('notified', 1);
    const next = messages.next();
    await until(() => pubsub.ready(), RECOVERY_MS);
    pubsub.publish('notified', 1, port);
    expect(await next).toMatchObject({ value: port });
    await messages.return();
  }

  it('find it at the start, also without the first sentinel', async () => {
    await sentinels.killFirst();
    await waitForRedis(sentinels.url, { logger });
    await expectService(portOf(servers[0] as TestRedis));
    expect(lines).toEqual([]);
  });

  it.each([
    ['password of the sentinels', PASSWORDS.sentinel],
    ['password of Redis', PASSWORDS.redis],
    ['name of the primary', '/hanteam'],
  ])('refuse a start with a wrong %s in one line without credentials', async (_what, part) => {
    const url = sentinels.url.replace(part, '/unknown'.slice(part.startsWith('/') ? 0 : 1));
    const error: unknown = await waitForRedis(url, { logger }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(
      /^StartError: Redis에 연결할 수 없어요: 127\.0\.0\.1:\d+,127\.0\.0\.1:\d+,127\.0\.0\.1:\d+ \(.+\)$/,
    );
    expect(String(error)).not.toMatch(/password[^@]*@/);
  });

  it('leave a frozen primary for the promoted replica', async () => {
    const [previous, promoted] = servers as [TestRedis, TestRedis];
    previous.freeze();
    await expectService(portOf(promoted));
  });

  it('limit the wait at the start while no sentinel responds', async () => {
    await sentinels.stop();
    const error: unknown = await waitForRedis(sentinels.url, { logger, timeoutMs: 1_000 }).catch(
      (reason: unknown) => reason,
    );
    expect(String(error)).toMatch(/failed to connect to sentinel 127\.0\.0\.1:\d+ because /);
    expect(lines.at(-1)).toMatchObject({ msg: 'waiting for Redis' });
  });
});
