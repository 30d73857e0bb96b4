import type { RareWord } from './vocabulary';

/** Size and content of a generated school. */
export interface GeneratedSchool {
  members: number;
  notices: number;
  university: string;
  /** Average number per notice. */
  applications: number;
  comments: number;
  favourites: number;
  /**
   * Number of sentences of a notice before its last one, 1 to 3. Indexing them for search takes
   * most of the time.
   */
  sentences: number;
  /** Words that only some notices contain, for searches. */
  rareWords: readonly RareWord[];
  /** Seed of the random numbers. The same seed on an empty database creates the same rows. */
  seed: number;
  /** Time of the newest notice. The oldest is 730 days older. */
  until: Date;
  /** Hash of the password of all members. */
  passwordHash: string;
}

/** Settings without a default. */
type Required = 'members' | 'notices' | 'passwordHash';

/** Settings of a generated school. */
export type SchoolOptions = Partial<GeneratedSchool> & Pick<GeneratedSchool, Required>;
