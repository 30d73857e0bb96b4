import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** A request for a new password (rules.md: Lost passwords). Using its link deletes it. */
@Entity()
export class PasswordReset {
  [EntityName]?: 'PasswordReset';
  [OptionalProps]?: 'createdAt' | 'tokenHash' | 'expiresAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** By which a repeated job recognises the request (password_reset_request_unique). */
  @Property({ type: 'uuid' })
  requestId!: string;

  /**
   * SHA-256 of the link's token, in base64url; null until the mail is written
   * (password_reset_token_hash_unique).
   */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** The table's columns, for statements. */
export type RecoveryTables = InferClassEntityDB<typeof PasswordReset>;
