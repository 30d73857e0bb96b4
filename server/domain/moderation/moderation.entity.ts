import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Comment } from '../comments/comment.entity';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

export enum ReportTarget {
  NOTICE = 'NOTICE',
  COMMENT = 'COMMENT',
  MEMBER = 'MEMBER',
}

/** Reasons of a report. */
export enum ReportReason {
  SPAM = 'SPAM',
  ABUSE = 'ABUSE',
  FRAUD = 'FRAUD',
  PERSONAL_INFO = 'PERSONAL_INFO',
  OTHER = 'OTHER',
}

/** Actions of moderators. Three reports also cause HIDE, and a week without a ruling RESTORE. */
export enum ModerationAction {
  HIDE = 'HIDE',
  RESTORE = 'RESTORE',
  SUSPEND = 'SUSPEND',
}

/**
 * Case of one reported notice, comment or member. Exactly one of the three is set (constraint
 * moderation_case_target).
 */
@Entity()
export class ModerationCase {
  [EntityName]?: 'ModerationCase';
  [OptionalProps]?: 'open' | 'openedAt' | 'reviewed' | 'reports' | 'verifiedReports' | 'changedAt';

  @PrimaryKey()
  id!: number;

  /**
   * School whose moderators rule: the school of the notice, or of the member at the first report.
   */
  @Property({ type: 'text' })
  schoolKey!: string;

  @OneToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  @OneToOne(() => Comment, { deleteRule: 'cascade', nullable: true })
  comment: Rel<Comment> | null = null;

  @OneToOne(() => Member, { deleteRule: 'cascade', nullable: true })
  member: Rel<Member> | null = null;

  /** The author at the first report. Rulings concern this member. Null after their withdrawal. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  author: Rel<Member> | null = null;

  /** True while a report or an appeal needs a moderator. */
  @Property({ type: 'boolean', default: true })
  open = true;

  /**
   * Time since which an open case needs a ruling. A trigger sets it when a case is opened again
   * (rules/operators.md).
   */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  openedAt: Date = new Date();

  /**
   * True after the first ruling of a moderator. From then on only a moderator can hide the content.
   */
  @Property({ type: 'boolean', default: false })
  reviewed = false;

  @Property({ type: 'integer', default: 0 })
  reports = 0;

  /** Number of reports by members with a verified school. */
  @Property({ type: 'integer', default: 0 })
  verifiedReports = 0;

  /**
   * Pseudonym of the verified person of the author at the first report. A suspension follows this
   * person even after a move to another school. Null without a verification, after a withdrawal and
   * after a year.
   */
  @Property({ type: 'text', nullable: true })
  authorPseudonym: string | null = null;

  @Property({ type: 'text', nullable: true })
  appeal: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  appealedAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  changedAt: Date = new Date();

  /** Closes the case after a ruling. */
  closeAfterRuling(now = new Date()): void {
    this.open = false;
    this.reviewed = true;
    this.changedAt = now;
  }

  /** Opens the case again after an appeal. */
  appealWith(text: string, now = new Date()): void {
    this.open = true;
    this.appeal = text;
    this.appealedAt = this.changedAt = now;
  }
}

/**
 * A report. A member reports the same content once (report_once_unique). No code shows the reporter
 * to anybody.
 */
@Entity()
export class Report {
  [EntityName]?: 'Report';
  [OptionalProps]?: 'createdAt' | 'offerText' | 'seekerText';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => ModerationCase, { deleteRule: 'cascade' })
  case!: Rel<ModerationCase>;

  /** Null after the reporter's withdrawal. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  reporter: Rel<Member> | null = null;

  @Enum(() => ReportReason)
  reason!: ReportReason;

  @Property({ type: 'text' })
  text!: string;

  /** Copy of the offer that the report is about; null for other reports. */
  @Property({ type: 'text', nullable: true })
  offerText: string | null = null;

  /**
   * Copy of the sentence with which the reported member looked for a team. Null for a member who
   * did not, and for other targets.
   */
  @Property({ type: 'text', nullable: true })
  seekerText: string | null = null;

  /** True if the reporter's school was verified at the time of the report. */
  @Property({ type: 'boolean' })
  verified!: boolean;

  /**
   * Pseudonym of the reporter's verified person. A person reports the same content once, with any
   * account (report_person_unique). Null without a verification, after a ruling and after a year.
   */
  @Property({ type: 'text', nullable: true })
  reporterPseudonym: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/**
 * A log entry about a ruling. The database forbids updates and deletions of entries. It stores
 * plain ids without foreign keys, because the rows that they name may be deleted.
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

  /**
   * The moderator or operator. Null if reports hid the content, or a week without a ruling restored
   * it.
   */
  @Property({ type: 'integer', nullable: true })
  moderatorId: number | null = null;

  @Enum(() => ModerationAction)
  action!: ModerationAction;

  /** Null without a moderator. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** Length of a suspension in days. */
  @Property({ type: 'integer', nullable: true })
  days: number | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/**
 * A suspension of a person, stored under the pseudonym of the e-mail address or of the verified
 * school address. It applies to every account of the person until it ends, even after a withdrawal
 * (rules/suspensions.md).
 */
@Entity()
export class KeptSuspension {
  [EntityName]?: 'KeptSuspension';

  @PrimaryKey({ type: 'text' })
  pseudonym!: string;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  /** Id of the ruling to suspend. It is not a foreign key, because no table references the log. */
  @Property({ type: 'integer' })
  entryId!: number;
}

/** Column types of the tables, for statements. */
export type ModerationTables = InferClassEntityDB<typeof ModerationCase> &
  InferClassEntityDB<typeof Report> &
  InferClassEntityDB<typeof ModerationEntry> &
  InferClassEntityDB<typeof KeptSuspension>;
