import { createHmac } from 'node:crypto';

/** The characters of a key's fingerprint at the start of each pseudonym. */
const FINGERPRINT_LENGTH = 8;

/**
 * Replaces an identifying text by a pseudonym that only a holder of the key can recognise
 * (docs/decisions/0062-pseudonyms-of-people.md).
 */
export interface Pseudonyms {
  /**
   * The start of every pseudonym of this key. Pseudonyms with another start were made with another
   * key.
   */
  readonly prefix: string;
  /**
   * The pseudonym of a text: the same for the same text, as long as the key is the same.
   * @param text what identifies somebody, which begins with its purpose
   */
  of(text: string): string;
}

/** Pseudonyms by an HMAC with this secret. */
export function createPseudonyms(secret: string): Pseudonyms {
  const sign = (text: string): string => createHmac('sha256', secret).update(`pseudonym:${text}`).digest('base64url');
  const prefix = `${sign('key').slice(0, FINGERPRINT_LENGTH)}.`;
  return { prefix, of: (text) => `${prefix}${sign(`of:${text}`)}` };
}
