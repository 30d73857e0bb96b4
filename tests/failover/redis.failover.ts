import { expectNothingHalfDone } from '../../server/test-kit/load/ledger';
import { until } from '../../server/test-kit/processes/until';
import { observeRedisFailover, type RedisOutcome, renderRedisTable } from './redis-outcome';
import { type RedisService, startRedisService } from './redis-service';

/**
 * Maximum milliseconds without sessions. The sentinels of this test declare a Redis lost after 1 s,
 * and elect another one within a few seconds.
 */
const MAX_LOST_MS = 15_000;

/** A sentinel makes a returned primary a replica after 8 s. */
const DEMOTION_MS = 30_000;

const FAILOVERS: readonly [string, (service: RedisService) => Promise<void>][] = [
  ['planned failover', ({ sentinels }) => sentinels.failOver()],
  ['loss of the primary', ({ redis }) => redis.killPrimary()],
  ['frozen primary', ({ redis }) => redis.freezePrimary()],
];

const rows: [string, RedisOutcome][] = [];

afterAll(() => process.stdout.write(`\n${renderRedisTable(rows)}\n\n`));

describe('[F31] two instances under load at a Redis with a replica and three sentinels', () => {
  let service: RedisService;

  beforeAll(async () => {
    service = await startRedisService();
  });

  afterAll(() => service.remove());

  it.each(FAILOVERS)('log in, serve sessions and send live messages again: %s', async (failover, failOver) => {
    const { instances, postgres, redis, sentinels } = service;
    const pids = instances.map(({ pid }) => pid);
    const previous = await redis.findPrimary();
    const outcome = await observeRedisFailover(service, () => failOver(service));
    rows.push([failover, outcome]);
    expect(await redis.findPrimary()).not.toBe(previous);
    expect(outcome.lost).toEqual([]);
    await expectNothingHalfDone(postgres);
    expect(outcome.sessionsLostMs).toBeLessThan(MAX_LOST_MS);
    expect(outcome.loginsLostMs).toBeLessThan(MAX_LOST_MS);
    expect(outcome.messagesLostMs).toBeLessThan(MAX_LOST_MS);
    expect(outcome.failedVisits).toEqual([]);
    expect(instances.map(({ isRunning, pid }) => isRunning && pid)).toEqual(pids);
    // The previous primary returns as a replica, so that the next failover has one.
    await redis.revive(previous);
    await until(async () => (await redis.isReplica(previous)) && (await sentinels.haveReplica()), DEMOTION_MS);
  });
});
