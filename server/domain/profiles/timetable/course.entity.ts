import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';

/** A course that a member takes in a semester. Only the member reads it. */
@Entity()
export class MemberCourse {
  [EntityName]?: 'MemberCourse';
  [OptionalProps]?: 'section';
  [PrimaryKeyProp]?: ['member', 'semester', 'courseKey'];

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Such as `2026-2`. */
  @PrimaryKey({ type: 'text' })
  semester!: string;

  /** The name in the form that courses are compared in (shared/fold-name.ts). */
  @PrimaryKey({ type: 'text' })
  courseKey!: string;

  @Property({ type: 'text' })
  name!: string;

  /** Section (분반), such as `01`; empty without one. */
  @Property({ type: 'text', default: '' })
  section = '';
}

/** Columns of the table, for statements. */
export type CourseTables = InferClassEntityDB<typeof MemberCourse>;
