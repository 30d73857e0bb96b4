import { createHash, randomBytes } from 'node:crypto';

/** Programs that search code for secrets recognise tokens by this prefix. */
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

/** Whether a text could be a secret: any other is refused without a statement. */
export function isSecret(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * The hash under which a secret is stored. It needs no salt and no slow function: 192 random bits
 * cannot be guessed.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
