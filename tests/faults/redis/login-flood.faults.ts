import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../../server/test-kit/clients/accounts';
import { HttpClient } from '../../../server/test-kit/clients/http-client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { startTestRedis, type TestRedis } from '../../../server/test-kit/processes/redis';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

/**
 * Duration of the attack. Two minutes show the same as two hours: the store is full or stays as it
 * is.
 */
const ATTACK_SECONDS = Number(process.env.ATTACK_SECONDS ?? 8);

/** Concurrent logins of the attacker. */
const CONNECTIONS = 4;

/** Logins of a member from unknown devices per hour (rules/sessions.md). */
const MAX_LOGINS = 30;

/** Number of members who log in repeatedly, each less often than the limit. */
const MEMBERS = 16;

const LOGINS_PER_MEMBER = 20;

let service: TestService;
let redis: TestRedis;

const account = (loginId: string): object => ({ loginId, password: PASSWORD });

const addressOf = (number: number): string => `198.51.${number % 200}.${Math.floor(number / 200) % 250}`;

/**
 * Logs in as the victim continually, from many addresses and without cookies. Returns the number of
 * responses by status.
 */
async function attack(until: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let sent = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const client = new HttpClient(service.server.url);
      sent += 1;
      client.agent.set('X-Forwarded-For', addressOf(sent));
      const { status } = await client.send('post', '/api/auth/login', account('victim'));
      statuses[status] = (statuses[status] ?? 0) + 1;
      client.close();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return statuses;
}

/**
 * Makes a member log in, read, comment and log out repeatedly. Returns all statuses of failures.
 */
async function live(loginId: string, until: number): Promise<number[]> {
  const pauseMs = (ATTACK_SECONDS * 1_000) / LOGINS_PER_MEMBER;
  const failures: number[] = [];
  while (performance.now() < until) {
    const client = new HttpClient(service.server.url);
    const answers = [
      await client.send('post', '/api/auth/login', account(loginId)),
      await client.send('get', '/api/members/profile'),
      await client.send('get', '/api/studies'),
      await client.send('post', '/api/studies', {
        title: `${loginId}의 스터디`,
        recruitNumber: 3,
        content: '함께해요.',
      }),
      await client.send('post', '/api/auth/logout'),
    ];
    failures.push(...answers.map(({ status }) => status).filter((status) => status >= 300 || status === 0));
    client.close();
    await delay(pauseMs);
  }
  return failures;
}

describeWith('redis')('a member who logs in without end, with 32 MB for sessions', () => {
  beforeAll(async () => {
    redis = await startTestRedis();
    await redis.command('CONFIG', 'SET', 'maxmemory', '32mb');
    service = await startTestService({ writers: 0, env: { REDIS_URL: redis.url, THROTTLE: 'on', TRUST_PROXY: '1' } });
  });

  afterAll(async () => {
    await service.remove();
    await redis.stop();
  });

  it(
    '[A22] is refused after 30 logins an hour, while other members log in and write',
    async () => {
      const victim = await signUpAt(service.server.url, 'victim');
      const members = Array.from({ length: MEMBERS }, (_, number) => `member-${number}`);
      for (const loginId of members) (await signUpAt(service.server.url, loginId)).close();
      // New members may write little on their first day (rules/limits.md).
      await service.postgres.sql(`update member set created_at = now() - interval '7 days'`);
      const until = performance.now() + ATTACK_SECONDS * 1_000;
      const [statuses, ...failures] = await Promise.all([
        attack(until),
        ...members.map((loginId) => live(loginId, until)),
      ]);
      console.info(`the attacker's statuses: ${JSON.stringify(statuses)}; ${await memoryUsed()} of Redis`);
      expect(failures.flat()).toEqual([]);
      expect(Object.keys(statuses)).toEqual(['200', '429']);
      expect(statuses[200]).toBeLessThanOrEqual(MAX_LOGINS);
      // Each member has at most 20 sessions.
      expect((await redis.keys('session:*')).length).toBeLessThan(20 * (MEMBERS + 1));
      const change = { currentPassword: PASSWORD, newPassword: 'pondering-otter' };
      const { status } = await victim.sendGraphQL(GQL.changePassword, { input: change });
      expect(status).toBe(200);
      victim.close();
    },
    (ATTACK_SECONDS + 60) * 1_000,
  );
});

async function memoryUsed(): Promise<string> {
  const info = String(await redis.command('INFO', 'memory'));
  return /used_memory_human:(\S+)/.exec(info)?.[1] ?? '';
}
