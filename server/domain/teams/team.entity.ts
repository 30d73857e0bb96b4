import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Application } from '../applications/application.entity';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/** A post on the board of a team. It remains without an author after its author withdrew. */
@Entity()
export class TeamPost {
  [EntityName]?: 'TeamPost';
  [OptionalProps]?: 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  author: Rel<Member> | null = null;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/**
 * What a team has besides its members, who are the owner and the approved applicants of its notice. The row is written with
 * the first of it.
 */
@Entity()
export class Team {
  [EntityName]?: 'Team';
  [OptionalProps]?: 'link' | 'pinnedPost';
  [PrimaryKeyProp]?: 'notice';

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** Where the team meets (rules.md: Teams); null without one. */
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @ManyToOne(() => TeamPost, { deleteRule: 'set null', nullable: true })
  pinnedPost: Rel<TeamPost> | null = null;
}

/** Why a member left or was removed; the applicant and the owner read it with the application. */
@Entity()
export class Departure {
  [EntityName]?: 'Departure';
  [OptionalProps]?: 'createdAt';
  [PrimaryKeyProp]?: 'application';

  @ManyToOne(() => Application, { primary: true, deleteRule: 'cascade' })
  application!: Rel<Application>;

  /** Null for a removal without a reason. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The time of its statement, which follows those of statements that held the lock of the notice before it. */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();
}

/** The owner has asked a member for a sign of life, and the member has not answered yet (rules.md: Teams). */
@Entity()
export class ResponseCheck {
  [EntityName]?: 'ResponseCheck';
  [OptionalProps]?: 'askedAt';
  [PrimaryKeyProp]?: 'application';

  @ManyToOne(() => Application, { primary: true, deleteRule: 'cascade' })
  application!: Rel<Application>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}

/** The tables' columns, for statements. */
export type TeamTables = InferClassEntityDB<typeof Team | typeof TeamPost | typeof Departure | typeof ResponseCheck>;
