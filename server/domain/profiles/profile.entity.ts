import { ArrayType, EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import type { Role } from './role.entity';

/** Visibility of a team profile. Teammates read it always (rules/profiles.md: Readers). */
export enum ProfileVisibility {
  /** Owners read it in an application that contains it. */
  APPLIED = 'APPLIED',
  /** Members of the school as well, if the member owns a notice that they see. */
  SCHOOL = 'SCHOOL',
}

/**
 * The team profile of a member with the free hours of one semester (rules/profiles.md). A
 * member without a row wrote nothing.
 */
@Entity()
export class MemberProfile {
  [EntityName]?: 'MemberProfile';
  [OptionalProps]?:
    | 'intro'
    | 'roles'
    | 'tags'
    | 'links'
    | 'department'
    | 'showDepartment'
    | 'visibility'
    | 'freeHours'
    | 'freeSemester'
    | 'updatedAt';
  [PrimaryKeyProp]?: ['member'];

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text', default: '' })
  intro = '';

  @Property({ type: ArrayType, default: [] })
  roles: Role[] = [];

  /** Ids of tags (shared/tags.ts). */
  @Property({ type: ArrayType, default: [] })
  tags: string[] = [];

  @Property({ type: ArrayType, default: [] })
  links: string[] = [];

  @Property({ type: 'text', default: '' })
  department = '';

  /** True if readers of the profile see the department. */
  @Property({ type: 'boolean', default: false })
  showDepartment = false;

  @Enum({ items: () => ProfileVisibility, default: ProfileVisibility.APPLIED })
  visibility: ProfileVisibility = ProfileVisibility.APPLIED;

  /**
   * Free hours of a week, one bit for each hour (shared/week.ts). Null if they are unknown. Only
   * the member reads them.
   */
  @Property({ columnType: 'bit(112)', type: 'string', nullable: true })
  freeHours: string | null = null;

  /** Semester of the free hours, such as `2026-2`. */
  @Property({ type: 'text', nullable: true })
  freeSemester: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}

type Inferred = InferClassEntityDB<typeof MemberProfile>;

/** Columns of the table, for statements. */
export interface ProfileTables {
  member_profile: Inferred['member_profile'] & {
    /** Number of the version, from 0. A trigger increments it (rules/versions.md). */
    version: number;
  };
}
