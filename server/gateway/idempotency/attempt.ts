import type { Logger } from 'pino';
import type { KeyEntry, KeyStore } from '../../platform/shared-state/key-store';
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
 * First request with a key. If neither `complete` nor `release` is called, the key stays
 * claimed, because the write may have been done.
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
    await this.ignoreFailure(this.keys.complete(key, { ...entry, response: sealed }));
  }

  /** Releases the key after a request that changed nothing. */
  async release(): Promise<void> {
    await this.ignoreFailure(this.keys.release(this.claim.key));
  }

  /** Logs and ignores errors of Redis, because the write is already done or refused. */
  private async ignoreFailure(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => this.logger.warn({ err: error }, 'an idempotency key was not updated'));
  }
}
