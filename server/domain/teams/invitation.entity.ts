import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

/** A link by which one person joins a team (rules.md: Teams). Using it deletes it. */
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

  /** The time of its statement, as of {@link Departure.createdAt}, with which it is compared. */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

/** The table's columns, for statements. */
export type InvitationTables = InferClassEntityDB<typeof TeamInvitation>;
