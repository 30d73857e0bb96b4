import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { schoolKey } from '../schools/school.names';

/** A student. E-mail, login id and password hash never leave the server in an answer about somebody else. */
@Entity()
export class Member {
  [EntityName]?: 'Member';
  [OptionalProps]?: 'picture' | 'createdAt';

  @PrimaryKey()
  id!: number;

  /** As typed at sign-up; unique whatever the case (member_login_id_unique). */
  @Property({ type: 'text' })
  loginId!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'text' })
  nickName!: string;

  /** The school's name as people read it. */
  @Property({ type: 'text' })
  university!: string;

  /** The school's name as schools are compared (rules.md: Who sees and does what). */
  @Property({ type: 'text' })
  schoolKey!: string;

  /** Unique whatever the case (member_email_unique). */
  @Property({ type: 'text' })
  email!: string;

  /** The stored picture's file name; null without one. */
  @Property({ type: 'text', nullable: true })
  picture: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Moves to a school; notices that were posted before keep theirs. */
  moveTo(university: string): void {
    this.university = university;
    this.schoolKey = schoolKey(university);
  }
}

/** The table's columns, for statements. */
export type MemberTables = InferClassEntityDB<typeof Member>;
