import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DEFAULT_DECISION_DAYS } from '../../../shared/bounds';
import { foldName } from '../../../shared/fold-name';
import { readTags } from '../../../shared/tags';
import { Member } from '../members/member.entity';
import { officialName } from '../schools/school-names';
import { FACTS_SHAPE, type Meeting, MeetingMode, type NoticeFacts } from './facts/notice-facts.entity';

/** The two kinds of notices. */
export enum NoticeKind {
  PROJECT = 'PROJECT',
  STUDY = 'STUDY',
}

/** State of the team of a notice (rules/teams.md: State). */
export enum TeamState {
  ACTIVE = 'ACTIVE',
  DONE = 'DONE',
  DISBANDED = 'DISBANDED',
}

/** States of a team that has ended. */
export const ENDED_STATES: readonly TeamState[] = [TeamState.DONE, TeamState.DISBANDED];

/** Reason why a notice was closed. */
export enum CloseReason {
  OWNER = 'OWNER',
  DEADLINE = 'DEADLINE',
  UNANSWERED = 'UNANSWERED',
}

/**
 * Settings that both kinds of notices have. An edit without a setting keeps it. Inputs over REST
 * omit them, because legacy clients do not send them.
 */
export interface NoticeSettings extends NoticeFacts {
  /** Last day of recruiting in Korea, `YYYY-MM-DD`; null for none. */
  deadline?: string | null;
  /** Days within which the owner decides about an application. */
  decideWithinDays?: number | null;
  /** True if only members with a verified school may apply. */
  verifiedOnly?: boolean | null;
  /** Questions to applicants, which are rows of their own (rules/questions.md). */
  questions?: string[] | null;
}

/** Content that both kinds of notices have. */
export interface NoticeContent extends NoticeSettings {
  title: string;
  recruitNumber: number;
  content: string;
}

/**
 * Names of the content in the GraphQL schema, for the state in an outdated edit and the export of a
 * member's data. Both add the questions.
 */
export const CONTENT_SHAPE = {
  title: 'title',
  content: 'content',
  headcount: 'headcount',
  verifiedOnly: 'verifiedOnly',
  deadline: 'deadline',
  decideWithinDays: 'decideWithinDays',
  ...FACTS_SHAPE,
} satisfies Record<Exclude<keyof NoticeContent, 'recruitNumber' | 'questions'> | 'headcount', unknown>;

/**
 * A notice that recruits members for a team until it is closed or its deadline passes
 * (rules/deadlines.md). Notices and applications share one sequence of ids, so an id identifies at
 * most one of them (rest.md: Common to all paths).
 */
@Entity({ discriminatorColumn: 'kind', discriminatorMap: { PROJECT: 'Project', STUDY: 'Study' }, abstract: true })
export abstract class Notice {
  [EntityName]?: 'Notice';
  [OptionalProps]?:
    | 'open'
    | 'deadline'
    | 'closeReason'
    | 'closedAt'
    | 'decideWithinDays'
    | 'courseName'
    | 'courseSection'
    | 'courseKey'
    | 'semester'
    | 'weeklyHours'
    | 'weeks'
    | 'meetings'
    | 'meetingMode'
    | 'teamState'
    | 'verifiedOnly'
    | 'hidden'
    | 'ownerSince'
    | 'techStack'
    | 'tags'
    | 'questionEdits'
    | 'createdAt';

  @PrimaryKey({
    type: 'integer',
    autoincrement: false,
    defaultRaw: "nextval('notice_application_id_seq')",
    // Without this, the schema diff would report the shared sequence as a change every time.
    ignoreSchemaChanges: ['type', 'default'],
  })
  id!: number;

  @Enum(() => NoticeKind)
  kind!: NoticeKind;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  owner!: Rel<Member>;

  /** Official name of the owner's school at creation (rules/schools.md). */
  @Property({ type: 'text' })
  university!: string;

  @Property({ type: 'text' })
  schoolKey!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'integer' })
  recruitNumber!: number;

  @Property({ type: 'text' })
  content!: string;

  /**
   * Text that the tags are read from: the tech stack of a project, or the topics of a study. Null
   * for a study that never had topics.
   */
  @Property({ type: 'text', nullable: true })
  techStack: string | null = null;

  /** Ids of the tags in {@link techStack}, in its order (rules/tags.md). */
  @Property({ type: 'array', default: [] })
  tags: string[] = [];

  /**
   * False once it is closed. It is stored in the column `recruiting`. `isRecruiting()` also
   * compares the deadline (deadline.sql.ts).
   */
  @Property({ type: 'boolean', fieldName: 'recruiting' })
  open = true;

  /** Last day of recruiting in Korea, `YYYY-MM-DD` (rules/deadlines.md). */
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  /** Reason why it is closed; null while it is open. */
  @Enum({ items: () => CloseReason, nullable: true })
  closeReason: CloseReason | null = null;

  /**
   * Time when it was closed. A trigger writes it with each change of {@link open}. Null while
   * it is open, and for notices whose time is unknown.
   */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  /** Days within which the owner decides about an application (rules/decisions.md). */
  @Property({ type: 'integer', default: DEFAULT_DECISION_DAYS })
  decideWithinDays = DEFAULT_DECISION_DAYS;

  /** Name of its course (rules/notices.md: Facts). */
  @Property({ type: 'text', nullable: true })
  courseName: string | null = null;

  /** Section of its course, '' for none; null without a course. */
  @Property({ type: 'text', nullable: true })
  courseSection: string | null = null;

  /** Name of its course without differences of spelling. */
  @Property({ type: 'text', nullable: true })
  courseKey: string | null = null;

  /** Semester, such as `2026-2`. */
  @Property({ type: 'text', nullable: true })
  semester: string | null = null;

  /** Hours of work a week that the owner expects. */
  @Property({ type: 'integer', nullable: true })
  weeklyHours: number | null = null;

  /** Number of weeks that the team works. */
  @Property({ type: 'integer', nullable: true })
  weeks: number | null = null;

  /** Weekly meetings of the team; null for none. */
  @Property({ type: 'json', nullable: true })
  meetings: readonly Meeting[] | null = null;

  @Enum({ items: () => MeetingMode, nullable: true })
  meetingMode: MeetingMode | null = null;

  /** State of its team (rules/teams.md: State). */
  @Enum(() => TeamState)
  teamState: TeamState = TeamState.ACTIVE;

  /** True if only members with a verified school may apply (rules/verified-schools.md). */
  @Property({ type: 'boolean', default: false })
  verifiedOnly = false;

  /**
   * True if only its owner, its team and moderators see it (rules/moderation.md: Hidden content).
   */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /**
   * Time since which the present owner has been in the team. Null if the owner posted the
   * notice.
   */
  @Property({ type: 'timestamptz', nullable: true })
  ownerSince: Date | null = null;

  /** Number of changes of its questions. A trigger increases the version with each of them. */
  @Property({ type: 'integer', default: 0 })
  questionEdits = 0;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  constructor(owner: Member) {
    this.owner = owner;
    this.university = officialName(owner.university);
    this.schoolKey = owner.schoolKey;
  }

  /** Sets the content. */
  edit(content: NoticeContent): void {
    this.title = content.title;
    this.recruitNumber = content.recruitNumber;
    this.content = content.content;
    this.verifiedOnly = content.verifiedOnly ?? this.verifiedOnly;
    this.decideWithinDays = content.decideWithinDays ?? this.decideWithinDays;
    if (content.deadline !== undefined) this.deadline = content.deadline;
    this.editFacts(content);
  }

  private editFacts({ course, semester, weeklyHours, weeks, meetings, meetingMode }: NoticeFacts): void {
    if (course !== undefined) {
      this.courseName = course?.name ?? null;
      this.courseSection = course?.section ?? null;
      this.courseKey = course && foldName(course.name);
    }
    if (semester !== undefined) this.semester = semester;
    if (weeklyHours !== undefined) this.weeklyHours = weeklyHours;
    if (weeks !== undefined) this.weeks = weeks;
    if (meetings !== undefined) this.meetings = meetings?.length ? meetings : null;
    if (meetingMode !== undefined) this.meetingMode = meetingMode;
  }

  /** Sets the text that the tags are read from. */
  protected setTechStack(text: string): void {
    this.techStack = text;
    this.tags = readTags(text);
  }

  /** Ends recruiting (rules/notices.md: States). */
  close(): void {
    this.open = false;
    this.closeReason = CloseReason.OWNER;
  }

  /** Ends its team, as DONE or DISBANDED, and stops recruiting. */
  endTeam(state: TeamState): void {
    this.teamState = state;
    if (this.open) this.close();
  }

  /** Recruits again until another deadline, or without one. */
  reopen(deadline: string | null): void {
    this.open = true;
    this.deadline = deadline;
    this.closeReason = null;
  }
}
