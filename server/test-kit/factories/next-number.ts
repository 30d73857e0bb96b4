let count = 0;

/** Returns a number that no other row of this test has. */
export function nextNumber(): number {
  count += 1;
  return count;
}
