import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a given text with a secret one in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
