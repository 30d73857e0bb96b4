import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../platform/security/sha256';

const RANDOM_BYTES = 32;
const FORMAT = /^[\w-]{43}$/;

export function createLinkToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** True if the text has the form of a token. Other texts are refused without a statement. */
export function isLinkToken(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * Hash under which a token is stored. It needs no salt and no slow function, because nobody can
 * guess 256 random bits.
 */
export function hashLinkToken(token: string): string {
  return sha256(token);
}
