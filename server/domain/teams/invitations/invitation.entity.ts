import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';

/**
 * An invitation with which one person can join a team (rules/team-members.md: Invitation links).
 * Joining deletes it.
 */
@Entity()
export class TeamInvitation {
  [EntityName]?: 'TeamInvitation';
  [OptionalProps]?: 'role' | 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** Role that the invitation is for; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  /** SHA-256 of the invitation's token, in base64url. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** Time of the statement, like {@link Departure.createdAt}. */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

/** Columns of the table, for statements. */
export type InvitationTables = InferClassEntityDB<typeof TeamInvitation>;
