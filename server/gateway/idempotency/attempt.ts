import type { Logger } from 'pino';
import type { KeyEntry, KeyStore } from '../../platform/key-store';
import { sealResponse, type StoredResponse } from './sealed-response';

/** Maximum size in bytes of a stored response. */
export const MAX_RESPONSE_BYTES = 8 * 1024;

/** A claimed key. */
export interface Claim {
  key: string;
  entry: KeyEntry;
  /** Key that encrypts the response. */
  secret: Buffer;
}

/**
 * The first request with a key. If neither method is called, the key stays claimed, because the
 * write may have been done.
 */
export class Attempt {
  constructor(
    private readonly keys: KeyStore,
    private readonly claim: Claim,
    private readonly logger: Logger,
  ) {}

  /**
   * Stores the response. A response above {@link MAX_RESPONSE_BYTES} is recorded without its
   * content.
   */
  async complete(response: StoredResponse): Promise<void> {
    const { key, entry, secret } = this.claim;
    const isSmall = Buffer.byteLength(response.body) <= MAX_RESPONSE_BYTES;
    const sealed = isSmall ? sealResponse(response, secret) : '';
    await this.survive(this.keys.complete(key, { ...entry, response: sealed }));
  }

  /** Releases the key after a request that changed nothing. */
  async release(): Promise<void> {
    await this.survive(this.keys.release(this.claim.key));
  }

  /** Ignores errors of Redis, because the write is already done or refused. */
  private async survive(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => this.logger.warn({ err: error }, 'an idempotency key was not updated'));
  }
}
