import type { Logger } from 'pino';
import type { KeyEntry, KeyStore } from '../../platform/key-store';
import { sealResponse, type StoredResponse } from './sealed-response';

/** Bytes of a response that is stored. */
export const MAX_RESPONSE_BYTES = 8 * 1024;

/** A claimed key. */
export interface Claim {
  key: string;
  entry: KeyEntry;
  /** Encrypts the response. */
  secret: Buffer;
}

/**
 * The first request with a key. Without an end, its key stays claimed, because the write may have
 * been done.
 */
export class Attempt {
  constructor(
    private readonly keys: KeyStore,
    private readonly claim: Claim,
    private readonly logger: Logger,
  ) {}

  /**
   * Stores the response, or only that there was one if it is larger than {@link
   * MAX_RESPONSE_BYTES}.
   */
  async complete(response: StoredResponse): Promise<void> {
    const { key, entry, secret } = this.claim;
    const isSmall = Buffer.byteLength(response.body) <= MAX_RESPONSE_BYTES;
    const sealed = isSmall ? sealResponse(response, secret) : '';
    await this.survive(this.keys.complete(key, { ...entry, response: sealed }));
  }

  /** Frees the key, because nothing was changed. */
  async release(): Promise<void> {
    await this.survive(this.keys.release(this.claim.key));
  }

  /** The write is done or refused, whether or not Redis responds. */
  private async survive(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => this.logger.warn({ err: error }, 'an idempotency key was not updated'));
  }
}
