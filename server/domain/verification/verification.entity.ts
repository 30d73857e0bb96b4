import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** A member's latest request for a code to a school address (rules/verified-schools.md). */
@Entity()
export class SchoolCode {
  [EntityName]?: 'SchoolCode';
  [OptionalProps]?: 'codeHash' | 'expiresAt' | 'requestedAt' | 'attempts' | 'attemptsSince';

  /** Each request gets a new id, so that a mail about an older request is not sent. */
  @PrimaryKey()
  id!: number;

  @OneToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  email!: string;

  /** Key of the person behind the address (school-domains.ts). */
  @Property({ type: 'text' })
  person!: string;

  /** HMAC of the code; null until the text of its mail is built. */
  @Property({ type: 'text', nullable: true })
  codeHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  requestedAt: Date = new Date();

  /** Number of codes entered since `attemptsSince`. A new request does not reset it. */
  @Property({ type: 'integer', default: 0 })
  attempts = 0;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  attemptsSince: Date = new Date();
}

/** Column types of the table, for statements. */
export type VerificationTables = InferClassEntityDB<typeof SchoolCode>;
