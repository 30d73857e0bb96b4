import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/** The events that members are notified of (rules.md: Notifications). */
export enum NotificationKind {
  APPLICATION_RECEIVED = 'APPLICATION_RECEIVED',
  APPLICATION_CANCELLED = 'APPLICATION_CANCELLED',
  APPLICATION_APPROVED = 'APPLICATION_APPROVED',
  APPLICATION_REJECTED = 'APPLICATION_REJECTED',
  NOTICE_CLOSED = 'NOTICE_CLOSED',
  NOTICE_DELETED = 'NOTICE_DELETED',
  COMMENT_ADDED = 'COMMENT_ADDED',
  CONTENT_HIDDEN = 'CONTENT_HIDDEN',
  CONTENT_RESTORED = 'CONTENT_RESTORED',
  MEMBER_SUSPENDED = 'MEMBER_SUSPENDED',
  COMMENT_REPLIED = 'COMMENT_REPLIED',
  /** The notice was closed by itself. */
  NOTICE_EXPIRED = 'NOTICE_EXPIRED',
  NOTICE_REOPENED = 'NOTICE_REOPENED',
  DEADLINE_NEAR = 'DEADLINE_NEAR',
  /** The owner is asked whether the notice still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
  TEAM_POSTED = 'TEAM_POSTED',
  TEAM_LEFT = 'TEAM_LEFT',
  TEAM_REMOVED = 'TEAM_REMOVED',
  TEAM_ASKED = 'TEAM_ASKED',
  TEAM_ANSWERED = 'TEAM_ANSWERED',
  TEAM_JOINED = 'TEAM_JOINED',
  TEAM_DONE = 'TEAM_DONE',
  TEAM_DISBANDED = 'TEAM_DISBANDED',
  /** The recipient is the owner now. */
  TEAM_HANDED_OVER = 'TEAM_HANDED_OVER',
  APPLICATION_WAITLISTED = 'APPLICATION_WAITLISTED',
  /** The owner did not decide in time. */
  APPLICATION_EXPIRED = 'APPLICATION_EXPIRED',
  /** The owner is reminded of applications to decide on. */
  DECISION_DUE = 'DECISION_DUE',
}

/** A notification of one member. It is shown for 90 days (rules.md: Notifications). */
@Entity()
export class Notification {
  [EntityName]?: 'Notification';
  [OptionalProps]?:
    'readAt' | 'createdAt' | 'times' | 'position' | 'deadline' | 'pendingCount' | 'mailDue' | 'mailSince';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  recipient!: Rel<Member>;

  @Enum(() => NotificationKind)
  kind!: NotificationKind;

  /**
   * Null for the notifications that the notice was deleted, or that something was decided about the
   * member. Deleting a notice deletes its other notifications.
   */
  @ManyToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  /** The notice's title when the notification was written; empty without a notice. */
  @Property({ type: 'text' })
  noticeTitle!: string;

  /**
   * The member who caused it; null after that member withdrew, for decisions of moderators, and
   * where the schedule caused it.
   */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  actor: Rel<Member> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;

  /** When it happened; the last time if it was repeated. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /**
   * How often it has happened. A repetition before the notification is read is counted here
   * (notification_repeated_unique). Null for once, if repetitions are not counted.
   */
  @Property({ type: 'integer', nullable: true })
  times: number | null = null;

  /**
   * Where it is listed since it was repeated: among the ids, by the id that a new notification
   * would have got.
   */
  @Property({ type: 'integer', nullable: true })
  position: number | null = null;

  /**
   * The last day that it is about: the notice's deadline, or the one by which its owner decides.
   */
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  /** How many applications to the recipient's notice it is about. */
  @Property({ type: 'integer', nullable: true })
  pendingCount: number | null = null;

  /** Whether it still has to be decided whether it is mailed (notification-mail.queries.ts). */
  @Property({ type: 'boolean', default: true })
  mailDue = true;

  /**
   * When the first event happened that has not been mailed, if it was repeated since; otherwise
   * null, for `createdAt`.
   */
  @Property({ type: 'timestamptz', nullable: true })
  mailSince: Date | null = null;
}

/** The table's columns, for statements. */
export type NotificationTables = InferClassEntityDB<typeof Notification>;
