import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { AppError, invalid } from '../../platform/errors/app-error';
import type { Sign } from '../../platform/security/signatures';
import type { KeyEntry, KeyStore } from '../../platform/shared-state/key-store';
import { sha256 } from '../../platform/security/sha256';
import type { RequestContext } from '../requests/request-context';
import { Attempt } from './attempt';
import { openResponse, type StoredResponse } from './sealed-response';

/** Limits the stored idempotency keys of a member. */
export const IDEMPOTENCY_KEY_LIMIT = defineRateLimit({
  name: 'idempotencyKeys',
  points: 1_000,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Header of the idempotency key. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Header of a repeated response. */
export const REPLAYED = 'Idempotency-Replayed';

/** Printable ASCII characters without spaces. */
const KEY_FORMAT = /^[!-~]{1,255}$/;

const MALFORMED_KEY = {
  ko: 'Idempotency-Key는 띄어쓰기 없는 영문, 숫자, 기호 1~255자여야 해요.',
  en: 'An Idempotency-Key must have 1 to 255 letters, digits and symbols, without spaces.',
};

/**
 * Milliseconds after which a request without a response has lost its process or its connection to
 * Redis.
 */
const MAX_REQUEST_MS = 60_000;

/** Seconds after which a client may send a request again whose first attempt still runs. */
const RETRY_SECONDS = 1;

/** Stored response of an earlier request, or a new attempt. */
export type ClaimResult = { response: StoredResponse } | { attempt: Attempt };

/** Runs each write with an idempotency key once (integrators/idempotency.md). */
export class IdempotentWrites {
  constructor(private readonly keys: KeyStore) {}

  /**
   * Claims the key of a request.
   * @param request JSON values that distinguish it from other requests
   * @returns undefined for visitors and without a key
   * @throws {AppError} VALIDATION_FAILED for a malformed key, IDEMPOTENCY_KEY_REUSED,
   *   IDEMPOTENCY_KEY_IN_USE, OUTCOME_UNKNOWN, RESULT_UNAVAILABLE, TOO_MANY_ATTEMPTS, UNAVAILABLE
   */
  async begin(context: RequestContext, request: readonly unknown[]): Promise<ClaimResult | undefined> {
    const { memberId } = context.session;
    const given = context.request.get(IDEMPOTENCY_KEY);
    if (memberId === null || given === undefined) return undefined;
    if (!KEY_FORMAT.test(given)) throw invalid({ [IDEMPOTENCY_KEY]: MALFORMED_KEY });
    const { signatures, logger, rateLimits } = context;
    const key = `${memberId}:${sha256(given)}`;
    const sealOf = (sign: Sign): Seal => sealWith(sign, key, JSON.stringify(request));
    const { secret, fingerprint } = sealOf(signatures.sign);
    const entry = { fingerprint, startedAt: Date.now() };
    const earlier = await this.keys.claim(key, entry);
    if (earlier) return { response: responseOf(earlier, signatures.each.map(sealOf)) };
    const attempt = new Attempt(this.keys, { key, entry, secret }, logger);
    await rateLimits.consume(IDEMPOTENCY_KEY_LIMIT, memberId).catch(async (error: unknown) => {
      await attempt.release();
      throw error;
    });
    return { attempt };
  }
}

/** Values of a request under one secret. */
interface Seal {
  /** Encrypts the response. */
  secret: Buffer;
  fingerprint: string;
}

function sealWith(sign: Sign, key: string, request: string): Seal {
  return {
    secret: Buffer.from(sign(`idempotency secret ${key}`), 'base64url'),
    // The request may contain a password, which others could guess from a hash without a secret.
    fingerprint: sign(`idempotency request ${key} ${request}`),
  };
}

/** @param seals those of the request, one for each secret that may have sealed the entry */
function responseOf({ fingerprint, startedAt, response }: KeyEntry, seals: readonly Seal[]): StoredResponse {
  const seal = seals.find((each) => each.fingerprint === fingerprint);
  if (!seal) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (response === '') throw new AppError('RESULT_UNAVAILABLE');
  if (response !== undefined) return openResponse(response, seal.secret);
  if (Date.now() - startedAt > MAX_REQUEST_MS) throw new AppError('OUTCOME_UNKNOWN');
  throw new AppError('IDEMPOTENCY_KEY_IN_USE', { retryAfter: RETRY_SECONDS });
}
