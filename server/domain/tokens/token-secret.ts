import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/security/sha256';

/** Prefix of all secrets. Secret scanners recognise it. */
const PREFIX = 'hanteam_pat_';
const RANDOM_BYTES = 24;
const FORMAT = new RegExp(`^${PREFIX}[0-9a-f]{${RANDOM_BYTES * 2}}$`);

/**
 * Creates the secret of an access token. Only hexadecimal digits follow the prefix, so that a
 * double click selects all of it.
 */
export function createSecret(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('hex');
}

/** True if the text has the form of a secret. Other texts are refused without a statement. */
export function isSecret(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * Hash under which a secret is stored. It needs no salt and no slow function, because nobody can
 * guess 192 random bits.
 */
export function hashSecret(secret: string): string {
  return sha256(secret);
}
