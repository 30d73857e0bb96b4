import type Redis from 'ioredis';
import { LRUCache } from 'lru-cache';

/** A key that a member has used, and its request. */
export interface KeyEntry {
  /** Identifies the request without its content. */
  fingerprint: string;
  /** Start of the request in milliseconds since 1970. */
  startedAt: number;
  /** The response, once there is one. */
  response?: string;
}

/** Stores each key once for all instances. */
export interface KeyStore {
  /**
   * Stores the entry if the key is free.
   * @returns the existing entry; undefined if the key was free
   * @throws {Error} if Redis does not respond
   */
  claim(key: string, entry: KeyEntry): Promise<KeyEntry | undefined>;
  /** Replaces the entry of a claimed key. */
  complete(key: string, entry: KeyEntry): Promise<void>;
  /** Frees a claimed key. */
  release(key: string): Promise<void>;
}

/** Seconds for which a key is stored: 24 hours. */
export const KEY_SECONDS = 24 * 60 * 60;

/** Maximum bytes of all keys in a process without Redis. */
export const MAX_BYTES_IN_MEMORY = 16 * 1024 * 1024;

/** Bytes of a key and an entry without its response, rounded up. */
const ENTRY_BYTES = 512;

/**
 * Creates the store of keys.
 * @param redis stores the keys of all instances; without it, each process stores its own
 */
export function createKeyStore(redis?: Redis): KeyStore {
  return redis ? new RedisKeys(redis) : new KeysInMemory();
}

class RedisKeys implements KeyStore {
  constructor(private readonly redis: Redis) {}

  async claim(key: string, entry: KeyEntry): Promise<KeyEntry | undefined> {
    const name = nameOf(key);
    const set = await this.redis.set(name, JSON.stringify(entry), 'EX', KEY_SECONDS, 'NX');
    if (set === 'OK') return undefined;
    const stored = await this.redis.get(name);
    // The other request has just released the key, so it counts as still running.
    return stored === null ? entry : (JSON.parse(stored) as KeyEntry);
  }

  async complete(key: string, entry: KeyEntry): Promise<void> {
    await this.redis.set(nameOf(key), JSON.stringify(entry), 'EX', KEY_SECONDS);
  }

  async release(key: string): Promise<void> {
    await this.redis.del(nameOf(key));
  }
}

const nameOf = (key: string): string => `idempotency:${key}`;

/** Drops the oldest keys beyond {@link MAX_BYTES_IN_MEMORY}. */
class KeysInMemory implements KeyStore {
  private readonly entries = new LRUCache<string, KeyEntry>({
    maxSize: MAX_BYTES_IN_MEMORY,
    sizeCalculation: ({ response = '' }) => ENTRY_BYTES + response.length,
    ttl: KEY_SECONDS * 1000,
    perf: Date,
    ttlResolution: 0,
  });

  async claim(key: string, entry: KeyEntry): Promise<KeyEntry | undefined> {
    const stored = this.entries.peek(key);
    if (!stored) this.entries.set(key, entry);
    return stored;
  }

  async complete(key: string, entry: KeyEntry): Promise<void> {
    this.entries.set(key, entry);
  }

  async release(key: string): Promise<void> {
    this.entries.delete(key);
  }
}
