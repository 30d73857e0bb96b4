import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

/** A link with which one person can join a team (rules.md: Teams). Joining deletes it. */
@Entity()
export class TeamInvitation {
  [EntityName]?: 'TeamInvitation';
  [OptionalProps]?: 'role' | 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** The role that the link is for; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  /** SHA-256 of the link's token, in base64url. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /**
   * The time of the statement. Joining compares it with {@link Departure.createdAt}, which also is
   * a time of a statement.
   */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

/** The table's columns, for statements. */
export type InvitationTables = InferClassEntityDB<typeof TeamInvitation>;
