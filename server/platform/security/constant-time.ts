import { hash, timingSafeEqual } from 'node:crypto';

/** Compares a given text with a secret one in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
