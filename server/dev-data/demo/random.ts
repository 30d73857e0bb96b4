/** Returns the next random number, at least 0 and less than 1. */
export type Random = () => number;

/**
 * Creates a pseudo-random generator (mulberry32). The numbers depend only on the seed, so that the
 * demo is the same at every start.
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
