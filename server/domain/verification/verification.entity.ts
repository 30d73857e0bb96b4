import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/**
 * The code that a member has requested for an address of their school (rules.md: Verified schools).
 * Each has one at most.
 */
@Entity()
export class SchoolCode {
  [EntityName]?: 'SchoolCode';
  [OptionalProps]?: 'codeHash' | 'expiresAt' | 'requestedAt' | 'attempts' | 'attemptsSince';

  /** A new one for each request, so that a mail knows whether it is about the latest. */
  @PrimaryKey()
  id!: number;

  @OneToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  email!: string;

  /** The person behind the address (school.domains.ts). */
  @Property({ type: 'text' })
  person!: string;

  /** An HMAC of the code; null until its mail is written. */
  @Property({ type: 'text', nullable: true })
  codeHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  requestedAt: Date = new Date();

  /** Codes that the member entered since `attemptsSince`. Another request does not reset them. */
  @Property({ type: 'integer', default: 0 })
  attempts = 0;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  attemptsSince: Date = new Date();
}

/** The table's columns, for statements. */
export type VerificationTables = InferClassEntityDB<typeof SchoolCode>;
