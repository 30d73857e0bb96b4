import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Member } from '../members/member.entity';

/** The two kinds of notices. */
export enum NoticeKind {
  PROJECT = 'PROJECT',
  STUDY = 'STUDY',
}

/** How far the team of a notice is (rules.md: Teams). */
export enum TeamState {
  ACTIVE = 'ACTIVE',
  DONE = 'DONE',
  DISBANDED = 'DISBANDED',
}

/** The states of a team that has ended. */
export const ENDED_STATES: readonly TeamState[] = [TeamState.DONE, TeamState.DISBANDED];

/** Why a notice was closed. */
export enum CloseReason {
  OWNER = 'OWNER',
  DEADLINE = 'DEADLINE',
  UNANSWERED = 'UNANSWERED',
}

/** The days within which owners decide who do not say otherwise. */
const DEFAULT_DECISION_DAYS = 5;

/** The content that both kinds of notices have. */
export interface NoticeContent {
  title: string;
  recruitNumber: number;
  content: string;
  /**
   * The last day of recruiting in Korea, `YYYY-MM-DD`; null for none. It stays as it is without
   * this property.
   */
  deadline?: string | null;
  /**
   * The days within which the owner decides about an application. They stay as they are without
   * this property.
   */
  decideWithinDays?: number | null;
  /**
   * Whether only members who verified their school may apply. It stays as it is without this
   * property.
   */
  verifiedOnly?: boolean | null;
}

/**
 * A notice that recruits members for a team until its deadline passes or it is closed (rules.md:
 * Deadlines). Notices and applications share one sequence of ids, so that an id names at most one
 * of them (rest.md: Common to all paths).
 */
@Entity({ discriminatorColumn: 'kind', discriminatorMap: { PROJECT: 'Project', STUDY: 'Study' }, abstract: true })
export abstract class Notice {
  [OptionalProps]?:
    | 'open'
    | 'deadline'
    | 'closeReason'
    | 'closedAt'
    | 'decideWithinDays'
    | 'teamState'
    | 'verifiedOnly'
    | 'hidden'
    | 'ownerSince'
    | 'createdAt';

  @PrimaryKey({
    type: 'integer',
    autoincrement: false,
    defaultRaw: "nextval('notice_application_id_seq')",
    // The comparison of schemas would report the shared sequence as a change every time.
    ignoreSchemaChanges: ['type', 'default'],
  })
  id!: number;

  @Enum(() => NoticeKind)
  kind!: NoticeKind;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  owner!: Rel<Member>;

  /** The owner's school when the notice was created (rules.md: Who sees and does what). */
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
   * Whether it is not closed. Whether it recruits depends on the deadline as well
   * (notice-deadline.columns.ts).
   */
  @Property({ type: 'boolean', fieldName: 'recruiting' })
  open = true;

  /** The last day of recruiting in Korea, `YYYY-MM-DD` (rules.md: Deadlines). */
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  /** Why it is closed; null while it is open. */
  @Enum({ items: () => CloseReason, nullable: true })
  closeReason: CloseReason | null = null;

  /**
   * When it was closed; a trigger writes it with each change of {@link open}. Null while it is
   * open, and where it is not known.
   */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  /** The days within which the owner decides about an application (rules.md: Decisions). */
  @Property({ type: 'integer', default: DEFAULT_DECISION_DAYS })
  decideWithinDays = DEFAULT_DECISION_DAYS;

  /** How far its team is (rules.md: Teams). */
  @Enum(() => TeamState)
  teamState: TeamState = TeamState.ACTIVE;

  /** Whether only members who verified their school may apply (rules.md: Verified schools). */
  @Property({ type: 'boolean', default: false })
  verifiedOnly = false;

  /** Whether only its owner and moderators see it (rules.md: Reports and moderation). */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /**
   * Since when the owner has been in the team, who took it over from somebody else; null for the
   * one who posted the notice.
   */
  @Property({ type: 'timestamptz', nullable: true })
  ownerSince: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  constructor(owner: Member) {
    this.owner = owner;
    this.university = owner.university;
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
  }

  /** Ends recruiting (rules.md: States). */
  close(): void {
    this.open = false;
    this.closeReason = CloseReason.OWNER;
  }

  /** Ends its team, as DONE or DISBANDED. It recruits no more. */
  endTeam(state: TeamState): void {
    this.teamState = state;
    if (!this.open) return;
    this.open = false;
    this.closeReason = CloseReason.OWNER;
  }

  /** Recruits again until another deadline, or without one. */
  reopen(deadline: string | null): void {
    this.open = true;
    this.deadline = deadline;
    this.closeReason = null;
  }

  /** Why it cannot be closed again, in Korean. */
  abstract alreadyClosedMessage(): string;
}
