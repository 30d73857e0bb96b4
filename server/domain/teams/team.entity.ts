import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

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
 * What a team has besides its members: a link and a pinned post. The row is written with the first
 * of them.
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

/** A member of the team of a notice besides its owner (rules.md: Teams). Each one takes a seat. */
@Entity()
export class TeamMember {
  [EntityName]?: 'TeamMember';
  [OptionalProps]?: 'role' | 'since' | 'askedAt';
  [PrimaryKeyProp]?: ['notice', 'member'];

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Null in a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since: Date = new Date();

  /**
   * When the owner asked for a response, which the member has not given yet; null without a
   * question.
   */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt: Date | null = null;
}

/** A member of a team, by the team's notice. */
export interface TeamPlace {
  noticeId: number;
  memberId: number;
}

/** How a membership ended. */
export enum DepartureKind {
  LEFT = 'LEFT',
  REMOVED = 'REMOVED',
}

/** The end of a membership. It is deleted when the member applies or joins again. */
@Entity()
export class Departure {
  [EntityName]?: 'Departure';
  [OptionalProps]?: 'reason' | 'createdAt';
  [PrimaryKeyProp]?: ['notice', 'member'];

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Enum(() => DepartureKind)
  kind!: DepartureKind;

  /** Null without a reason. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /**
   * The time of its statement, which follows those of statements that held the lock of the notice
   * before it.
   */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();
}

/** The tables' columns, for statements. */
export type TeamTables = InferClassEntityDB<typeof Team | typeof TeamPost | typeof TeamMember | typeof Departure>;
