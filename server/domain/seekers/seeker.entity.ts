import { ArrayType, EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import type { NoticeKind } from '../notices/notice.entity';
import type { Role } from '../profiles/role.entity';

/** Open offers with which a member is not listed until one of them has ended. */
export const MAX_OPEN_OFFERS = 5;

/** A member who looks for a team (rules/seekers.md). */
@Entity()
export class Seeker {
  [EntityName]?: 'Seeker';
  [OptionalProps]?: 'courseKey' | 'semester' | 'openOffers';
  [PrimaryKeyProp]?: ['member'];

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Key of the member's school at the start. After a move the row is ignored. */
  @Property({ type: 'text' })
  schoolKey!: string;

  @Property({ type: ArrayType })
  kinds!: NoticeKind[];

  /** Empty unless the member looks for a project. */
  @Property({ type: ArrayType })
  roles!: Role[];

  /** The member's sentence about themselves. */
  @Property({ type: 'text' })
  text!: string;

  /** Key of one of the member's courses; null for none. */
  @Property({ type: 'text', nullable: true })
  courseKey: string | null = null;

  /** Semester of the course. */
  @Property({ type: 'text', nullable: true })
  semester: string | null = null;

  /** Last day in Korea, `YYYY-MM-DD`. */
  @Property({ type: 'date' })
  until!: string;

  /** Place in the lists of the day. A job replaces it each day. */
  @Property({ type: 'integer' })
  shuffle!: number;

  /** Number of open offers to the member. Triggers maintain it. */
  @Property({ type: 'integer', default: 0 })
  openOffers = 0;
}

/** Columns of the table, for statements. */
export type SeekerTables = InferClassEntityDB<typeof Seeker>;
