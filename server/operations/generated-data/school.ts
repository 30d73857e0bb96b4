import type { RareWord } from './vocabulary';

/** What a generated school consists of. */
export interface GeneratedSchool {
  members: number;
  notices: number;
  university: string;
  /** How many of each a notice has on average. */
  applications: number;
  comments: number;
  favourites: number;
  /**
   * How many sentences a notice has beside its last one, 1 to 3: most of the time goes into
   * indexing them for search.
   */
  sentences: number;
  /** Words that only some notices contain, to search for. */
  rareWords: readonly RareWord[];
  /** The same seed on an empty database gives the same rows. */
  seed: number;
  /** When the newest notice was posted; the oldest is 730 days older. */
  until: Date;
  /** The hash of the password that all members have. */
  passwordHash: string;
}
