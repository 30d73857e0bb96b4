import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from './constant-time';

/** Secrets that sign, the newest first. */
export type Secrets = readonly [newest: string, ...previous: string[]];

/** Returns the HMAC of a text in base64url. The text begins with its purpose. */
export type Sign = (text: string) => string;

/**
 * Signatures under the secrets of sessions. The newest one signs. The previous ones only keep
 * earlier signatures valid (operations/secrets.md).
 */
export class Signatures {
  /** Signs with the newest secret. */
  readonly sign: Sign;
  /** Signs with each secret, the newest first. */
  readonly each: readonly Sign[];

  constructor([newest, ...previous]: Secrets) {
    this.sign = signWith(newest);
    this.each = [this.sign, ...previous.map(signWith)];
  }

  /**
   * True if a text was built with one of the secrets. Compares in constant time.
   * @param given the text of a client
   * @param build builds the genuine text with a secret
   */
  isGenuine(given: string, build: (sign: Sign) => string): boolean {
    return this.each.some((sign) => isEqualInConstantTime(given, build(sign)));
  }
}

function signWith(secret: string): Sign {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
