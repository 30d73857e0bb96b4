import { createHmac } from 'node:crypto';

/** Number of characters of the key's fingerprint at the start of each pseudonym. */
const FINGERPRINT_LENGTH = 8;

/**
 * Replaces an identifying text by a pseudonym that can be recomputed only with the key (decision
 * 62).
 */
export interface Pseudonyms {
  /** Start of every pseudonym of this key. A pseudonym with another start has another key. */
  readonly prefix: string;
  /**
   * Returns the pseudonym of a text. It depends on the text and the key only.
   * @param text identifies a person and begins with the purpose of the pseudonym
   */
  of(text: string): string;
}

/** Creates pseudonyms by an HMAC with this secret. */
export function createPseudonyms(secret: string): Pseudonyms {
  const sign = (text: string): string => createHmac('sha256', secret).update(`pseudonym:${text}`).digest('base64url');
  const prefix = `${sign('key').slice(0, FINGERPRINT_LENGTH)}.`;
  return { prefix, of: (text) => `${prefix}${sign(`of:${text}`)}` };
}
