import { createHash } from 'node:crypto';

/** A text as the key of a rate limit. It is hashed, because the limits may be stored outside of the database. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
