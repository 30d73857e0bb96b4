import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/**
 * How the teammates of a member reach them (rules.md: Teams). It is apart from the profile, so no
 * query of members reads it.
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

/** The table's columns, for statements. */
export type ContactTables = InferClassEntityDB<typeof Contact>;
