import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';

/**
 * The contacts that a member shares with teammates (rules/teams.md: Contacts). They have their own
 * table, so that no query of members can read them.
 */
@Entity()
export class Contact {
  [EntityName]?: 'Contact';
  [OptionalProps]?: 'openChat' | 'email' | 'phone' | 'github' | 'discord';
  [PrimaryKeyProp]?: 'member';

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text', nullable: true })
  openChat: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  github: string | null = null;

  @Property({ type: 'text', nullable: true })
  discord: string | null = null;
}

/** Columns of the table, for statements. */
export type ContactTables = InferClassEntityDB<typeof Contact>;
