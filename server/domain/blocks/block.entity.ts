import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** A block of one member by another (rules/blocking.md). */
@Entity()
export class MemberBlock {
  [EntityName]?: 'MemberBlock';
  [OptionalProps]?: 'createdAt';
  [PrimaryKeyProp]?: ['blocker', 'blocked'];

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  blocker!: Rel<Member>;

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  blocked!: Rel<Member>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type BlockTables = InferClassEntityDB<typeof MemberBlock>;
