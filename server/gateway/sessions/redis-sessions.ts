import { RedisStore } from 'connect-redis';
import type { ChainableCommander, Redis } from 'ioredis';
import { MAX_SESSION_SECONDS, MAX_SESSIONS, type SessionStore, type StoredSession } from './session-store';

/** Number of sessions that one command removes. Too many arguments would overflow the stack. */
const BATCH_SIZE = 500;

const sessionKey = (sid: string): string => `session:${sid}`;

/** Key of the member's session ids, ordered by login time. */
const orderKey = (memberId: number): string => `member-session-order:${memberId}`;

/** Stores sessions in Redis, and each member's session ids in the order of their logins. */
export function createRedisSessionStore(redis: Redis): SessionStore {
  const read: SessionStore['read'] = async (sid) => {
    const stored = await redis.get(sessionKey(sid));
    return stored === null ? undefined : (JSON.parse(stored) as StoredSession);
  };
  return {
    store: new RedisStore({ client: redis, prefix: sessionKey(''), disableTouch: true }),
    read,
    register: async (memberId, sid) => {
      const order = orderKey(memberId);
      await execute(redis.multi().zadd(order, Date.now(), sid).expire(order, MAX_SESSION_SECONDS));
      await remove(redis, memberId, await redis.zrange(order, 0, -MAX_SESSIONS - 1));
    },
    unregister: (memberId, sid) => remove(redis, memberId, [sid]),
    listOf: async (memberId) => {
      const sids = await redis.zrange(orderKey(memberId), 0, -1);
      return (await Promise.all(sids.map(read))).filter((stored) => stored !== undefined);
    },
    endAllOf: async (memberId) => {
      const readBatch = () => redis.zrange(orderKey(memberId), 0, BATCH_SIZE - 1);
      for (let sids = await readBatch(); sids.length > 0; sids = await readBatch()) {
        await remove(redis, memberId, sids);
      }
    },
    close: () => undefined,
  };
}

/** Removes sessions and their registrations. */
async function remove(redis: Redis, memberId: number, sids: readonly string[]): Promise<void> {
  for (let start = 0; start < sids.length; start += BATCH_SIZE) {
    const batch = sids.slice(start, start + BATCH_SIZE);
    await execute(
      redis
        .multi()
        .del(...batch.map(sessionKey))
        .zrem(orderKey(memberId), ...batch),
    );
  }
}

/**
 * Executes a transaction.
 * @throws the first error of a command, because `exec` only returns it
 */
async function execute(transaction: ChainableCommander): Promise<void> {
  const results = (await transaction.exec()) ?? [];
  for (const [error] of results) if (error) throw error;
}
