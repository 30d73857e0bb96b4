import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/** Events that notify members (rules.md: Notifications). */
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
  /** The deadline has passed, or the owner did not answer. */
  NOTICE_EXPIRED = 'NOTICE_EXPIRED',
  NOTICE_REOPENED = 'NOTICE_REOPENED',
  DEADLINE_NEAR = 'DEADLINE_NEAR',
  /** The owner should confirm that the notice still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
  TEAM_POSTED = 'TEAM_POSTED',
  TEAM_LEFT = 'TEAM_LEFT',
  TEAM_REMOVED = 'TEAM_REMOVED',
  TEAM_ASKED = 'TEAM_ASKED',
  TEAM_ANSWERED = 'TEAM_ANSWERED',
  TEAM_JOINED = 'TEAM_JOINED',
  TEAM_DONE = 'TEAM_DONE',
  TEAM_DISBANDED = 'TEAM_DISBANDED',
  /** The recipient is the new owner. */
  TEAM_HANDED_OVER = 'TEAM_HANDED_OVER',
  APPLICATION_WAITLISTED = 'APPLICATION_WAITLISTED',
  /** The owner did not decide in time. */
  APPLICATION_EXPIRED = 'APPLICATION_EXPIRED',
  /** Reminds the owner of open applications. */
  DECISION_DUE = 'DECISION_DUE',
}

/** A notification of one member, shown for 90 days (rules.md: Notifications). */
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
   * Null if the notice was deleted or if a ruling concerned the member. Deleting a notice deletes
   * its other notifications.
   */
  @ManyToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  /** Title of the notice at the time of the event; empty without a notice. */
  @Property({ type: 'text' })
  noticeTitle!: string;

  /**
   * The member who caused the event. Null after their withdrawal, for rulings, and for scheduled
   * events.
   */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  actor: Rel<Member> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;

  /** Time of the event, or of its latest repetition. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /**
   * Number of events. A repetition of an unread notification raises it
   * (notification_repeated_unique). Null means one event whose repetitions are not counted.
   */
  @Property({ type: 'integer', nullable: true })
  times: number | null = null;

  /** Position in the list after a repetition: the id that a new notification would have got. */
  @Property({ type: 'integer', nullable: true })
  position: number | null = null;

  /** The notice's deadline, or the last day for the owner's decision. */
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  /** Number of applications to the recipient's notice that need a decision or have expired. */
  @Property({ type: 'integer', nullable: true })
  pendingCount: number | null = null;

  /** True until the mail job has handled the notification (notification-mail.queries.ts). */
  @Property({ type: 'boolean', default: true })
  mailDue = true;

  /**
   * Time of the first event without a mail, if the notification was repeated since. Otherwise null,
   * which stands for `createdAt`.
   */
  @Property({ type: 'timestamptz', nullable: true })
  mailSince: Date | null = null;
}

/** Column types of the table, for statements. */
export type NotificationTables = InferClassEntityDB<typeof Notification>;
