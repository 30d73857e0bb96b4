import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';

/** A post on the board of a team. It stays without an author after its author withdraws. */
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

/** Link, pinned post and next meeting of a team. The row is inserted with the first of them. */
@Entity()
export class Team {
  [EntityName]?: 'Team';
  [OptionalProps]?: 'link' | 'pinnedPost' | 'meetingAt' | 'meetingMinutes' | 'meetingPlace' | 'meetingVersion';
  [PrimaryKeyProp]?: 'notice';

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** URL where the team meets (rules/teams.md: Team link and board); null without a link. */
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @ManyToOne(() => TeamPost, { deleteRule: 'set null', nullable: true })
  pinnedPost: Rel<TeamPost> | null = null;

  /** Start of the next meeting. It stays after the meeting until the next one replaces it. */
  @Property({ type: 'timestamptz', nullable: true })
  meetingAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  meetingMinutes: number | null = null;

  /** Null without a meeting, and empty for a meeting without a place. */
  @Property({ type: 'text', nullable: true })
  meetingPlace: string | null = null;

  /** Number of the meetings that were set, for calendars. */
  @Property({ type: 'integer', default: 0 })
  meetingVersion = 0;
}

/** A member with a seat in the team of a notice (rules/teams.md). The owner has no such row. */
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

  /** The time of an open request for a response by the owner; null without a request. */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt: Date | null = null;
}

/** Key of a membership. A team is identified by its notice. */
export interface MembershipKey {
  noticeId: number;
  memberId: number;
}

/** Reasons why a membership ends. */
export enum DepartureKind {
  LEFT = 'LEFT',
  REMOVED = 'REMOVED',
}

/** End of a membership. It is deleted when the member applies or joins again. */
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
   * Time of the statement. `now()` is the start of the transaction, which may lie before it waited
   * for the lock. `joinTeam` compares the time with that of the invitation.
   */
  @Property({ type: 'timestamptz', defaultRaw: 'statement_timestamp()' })
  createdAt: Date = new Date();
}

/** Columns of the tables, for statements. */
export type TeamTables = InferClassEntityDB<typeof Team | typeof TeamPost | typeof TeamMember | typeof Departure>;
