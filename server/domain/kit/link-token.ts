import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 32;
const FORMAT = /^[\w-]{43}$/;

/** Creates the token of a link. */
export function createLinkToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Whether a text could be a token: any other is refused without a statement. */
export function isLinkToken(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * The hash under which a token is stored. It needs no salt and no slow function: 256 random bits
 * cannot be guessed.
 */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
