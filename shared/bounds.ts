/**
 * The bounds of input in code points, after trimming and NFC (rules.md: Bounds).
 * The server and the client's forms check the same numbers, so they cannot disagree.
 */
export const BOUNDS = {
  loginId: { min: 4, max: 30 },
  password: { min: 8, max: 128 },
  nickName: { min: 1, max: 30 },
  university: { min: 1, max: 60 },
  email: { min: 3, max: 254 },
  title: { min: 1, max: 100 },
  field: { min: 0, max: 50 },
  techStack: { min: 0, max: 200 },
  content: { min: 1, max: 10_000 },
  application: { min: 0, max: 5_000 },
  comment: { min: 1, max: 1_000 },
  accessTokenName: { min: 1, max: 50 },
  accessTokenDays: { min: 1, max: 365 },
  recruitNumber: { min: 1, max: 100 },
  roleNumber: { min: 0, max: 100 },
  query: { min: 0, max: 100 },
  page: { min: 0, max: 1_000_000 },
  size: { min: 1, max: 100 },
} as const;

/** A minimum and a maximum, both inclusive. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Cards on one page of a grid. */
export const PAGE_SIZE = 12;
