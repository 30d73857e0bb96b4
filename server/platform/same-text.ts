import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a text that somebody sent with a secret one, in a time that says nothing about where
 * they differ.
 */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
