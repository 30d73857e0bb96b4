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
}

/** A notification of one member. It is shown for 90 days (rules.md: Notifications). */
@Entity()
export class Notification {
  [EntityName]?: 'Notification';
  [OptionalProps]?: 'readAt' | 'createdAt' | 'times' | 'position';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  recipient!: Rel<Member>;

  @Enum(() => NotificationKind)
  kind!: NotificationKind;

  /** Null for the notification that the notice was deleted; deleting a notice deletes its other notifications. */
  @ManyToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  /** The notice's title when the notification was written. */
  @Property({ type: 'text' })
  noticeTitle!: string;

  /** The member who caused it; null after that member withdrew. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  actor: Rel<Member> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;

  /** When it happened; the last time if it was repeated. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /**
   * How often it has happened. A repetition before the notification is read is counted here (notification_repeated_unique).
   * Null for once, where repetitions are not counted: in rows of the release before this column.
   */
  @Property({ type: 'integer', nullable: true })
  times: number | null = null;

  /** Where it is listed since it was repeated: among the ids, by the id that a new notification would have got. */
  @Property({ type: 'integer', nullable: true })
  position: number | null = null;
}

/** The table's columns, for statements. */
export type NotificationTables = InferClassEntityDB<typeof Notification>;
