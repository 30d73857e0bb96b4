import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** A request for a new password (rules/passwords.md). Using its link deletes it. */
@Entity()
export class PasswordReset {
  [EntityName]?: 'PasswordReset';
  [OptionalProps]?: 'createdAt' | 'tokenHash' | 'expiresAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Identifies the request if its job is repeated (password_reset_request_unique). */
  @Property({ type: 'uuid' })
  requestId!: string;

  /**
   * SHA-256 of the link's token in base64url; null until the text of the mail is built
   * (password_reset_token_hash_unique).
   */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type PasswordResetTables = InferClassEntityDB<typeof PasswordReset>;
