import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Comment } from '../comments/comment.entity';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/** What can be reported. */
export enum ReportTarget {
  NOTICE = 'NOTICE',
  COMMENT = 'COMMENT',
  MEMBER = 'MEMBER',
}

/** Why somebody reports something. */
export enum ReportReason {
  SPAM = 'SPAM',
  ABUSE = 'ABUSE',
  FRAUD = 'FRAUD',
  PERSONAL_INFO = 'PERSONAL_INFO',
  OTHER = 'OTHER',
}

/** What moderators, or three reports, do. */
export enum ModerationAction {
  HIDE = 'HIDE',
  RESTORE = 'RESTORE',
  SUSPEND = 'SUSPEND',
}

/**
 * Everything about one reported notice, comment or member. Exactly one of the three is set
 * (moderation_case_target).
 */
@Entity()
export class ModerationCase {
  [EntityName]?: 'ModerationCase';
  [OptionalProps]?: 'open' | 'reviewed' | 'reports' | 'verifiedReports' | 'changedAt';

  @PrimaryKey()
  id!: number;

  /** The school whose moderators decide: the notice's, or the member's at the first report. */
  @Property({ type: 'text' })
  schoolKey!: string;

  @OneToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  @OneToOne(() => Comment, { deleteRule: 'cascade', nullable: true })
  comment: Rel<Comment> | null = null;

  @OneToOne(() => Member, { deleteRule: 'cascade', nullable: true })
  member: Rel<Member> | null = null;

  /** Whose it was at the first report, whom decisions are about; null after they withdrew. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  author: Rel<Member> | null = null;

  /** Whether something waits for a moderator: a report or an appeal. */
  @Property({ type: 'boolean', default: true })
  open = true;

  /** Whether a moderator has ever decided. From then on only a moderator can hide it. */
  @Property({ type: 'boolean', default: false })
  reviewed = false;

  @Property({ type: 'integer', default: 0 })
  reports = 0;

  /** The reports of members who had verified their school. */
  @Property({ type: 'integer', default: 0 })
  verifiedReports = 0;

  /**
   * The pseudonym of the verified person behind the author at the first report. A suspension
   * concerns that person even after a move to another school. Null without a verification, after a
   * withdrawal and after a year.
   */
  @Property({ type: 'text', nullable: true })
  authorPseudonym: string | null = null;

  @Property({ type: 'text', nullable: true })
  appeal: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  appealedAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  changedAt: Date = new Date();

  /** Closes the case by a moderator's decision. */
  decide(now = new Date()): void {
    this.open = false;
    this.reviewed = true;
    this.changedAt = now;
  }

  /** Opens the case again by the author's appeal. */
  appealWith(text: string, now = new Date()): void {
    this.open = true;
    this.appeal = text;
    this.appealedAt = this.changedAt = now;
  }
}

/**
 * A report. A member reports the same thing once (report_once_unique). Who it was is read by
 * nobody.
 */
@Entity()
export class Report {
  [EntityName]?: 'Report';
  [OptionalProps]?: 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => ModerationCase, { deleteRule: 'cascade' })
  case!: Rel<ModerationCase>;

  /** Null after the member withdrew. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  reporter: Rel<Member> | null = null;

  @Enum(() => ReportReason)
  reason!: ReportReason;

  @Property({ type: 'text' })
  text!: string;

  /** Whether the reporter had verified their school. */
  @Property({ type: 'boolean' })
  verified!: boolean;

  /**
   * The pseudonym of the verified person, who reports the same thing once with whatever account
   * (report_person_unique). Null without a verification, after a moderator's decision and after a
   * year.
   */
  @Property({ type: 'text', nullable: true })
  reporterPseudonym: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/**
 * An entry of the log of decisions. The database refuses to change or delete one, so it refers to
 * nothing: it has ids of what may be deleted.
 */
@Entity()
export class ModerationEntry {
  [EntityName]?: 'ModerationEntry';
  [OptionalProps]?: 'createdAt';

  @PrimaryKey()
  id!: number;

  @Property({ type: 'text' })
  schoolKey!: string;

  @Property({ type: 'integer' })
  caseId!: number;

  @Enum(() => ReportTarget)
  target!: ReportTarget;

  @Property({ type: 'integer' })
  targetId!: number;

  @Property({ type: 'integer', nullable: true })
  authorId: number | null = null;

  /** Null where reports hid the target. */
  @Property({ type: 'integer', nullable: true })
  moderatorId: number | null = null;

  @Enum(() => ModerationAction)
  action!: ModerationAction;

  /** Null where reports hid the target. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** How long a suspension lasts. */
  @Property({ type: 'integer', nullable: true })
  days: number | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/**
 * A suspension of a person, by the pseudonym of their verified school address or of their
 * e-mail address.
 * It continues on every account with one of these until it ends, also after a withdrawal (rules.md:
 * Reports and moderation).
 */
@Entity()
export class KeptSuspension {
  [EntityName]?: 'KeptSuspension';

  @PrimaryKey({ type: 'text' })
  pseudonym!: string;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  /** The decision to suspend. It is no foreign key, because nothing refers to the log. */
  @Property({ type: 'integer' })
  entryId!: number;
}

/** The tables' columns, for statements. */
export type ModerationTables = InferClassEntityDB<typeof ModerationCase> &
  InferClassEntityDB<typeof Report> &
  InferClassEntityDB<typeof ModerationEntry> &
  InferClassEntityDB<typeof KeptSuspension>;
