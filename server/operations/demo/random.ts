/** Returns the next number, at least 0 and below 1. */
export type Random = () => number;

/**
 * Creates pseudo-random numbers that are the same at every start (mulberry32), so that everybody
 * sees the same demo.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
