import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** Rights of an access token. */
export enum AccessTokenScope {
  READ = 'READ',
  WRITE = 'WRITE',
}

/**
 * A secret with which a program acts as the member who created it (rules/access-tokens.md). Only
 * its hash is stored.
 */
@Entity()
export class AccessToken {
  [EntityName]?: 'AccessToken';
  [OptionalProps]?: 'createdAt' | 'lastUsedAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  name!: string;

  /** SHA-256 of the secret in base64url (access_token_secret_hash_unique). */
  @Property({ type: 'text' })
  secretHash!: string;

  /** True if the token may write. Every token may read. */
  @Property({ type: 'boolean' })
  mayWrite!: boolean;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** Rounded down to the minute; null before the first use. */
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type TokenTables = InferClassEntityDB<typeof AccessToken>;
