import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { schoolKey } from '../schools/school.names';

/**
 * A student. Answers to other members never contain the e-mail address, the login id or the password hash
 * (rules.md: Who sees and does what).
 */
@Entity()
export class Member {
  [EntityName]?: 'Member';
  [OptionalProps]?: 'picture' | 'createdAt';

  @PrimaryKey()
  id!: number;

  /** As entered at sign-up; unique regardless of case (member_login_id_unique). */
  @Property({ type: 'text' })
  loginId!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'text' })
  nickName!: string;

  /** The school's name as the member entered it. */
  @Property({ type: 'text' })
  university!: string;

  /** The school's normalised name, by which schools are compared (rules.md: Who sees and does what). */
  @Property({ type: 'text' })
  schoolKey!: string;

  /** Unique regardless of case (member_email_unique). */
  @Property({ type: 'text' })
  email!: string;

  /** The name of the stored picture; null without one. */
  @Property({ type: 'text', nullable: true })
  picture: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Sets the school. Notices that the member posted before stay at their school (rules.md: Who sees and does what). */
  moveTo(university: string): void {
    this.university = university;
    this.schoolKey = schoolKey(university);
  }
}

/** The table's columns, for statements. */
export interface MemberTables {
  member: InferClassEntityDB<typeof Member>['member'] & {
    /** How often the profile was changed, from 1; a trigger counts (rules.md: Versions). */
    version: number;
  };
}
