import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/** What members are notified of (rules.md: Notifications). */
export enum NotificationKind {
  APPLICATION_RECEIVED = 'APPLICATION_RECEIVED',
  APPLICATION_CANCELLED = 'APPLICATION_CANCELLED',
  APPLICATION_APPROVED = 'APPLICATION_APPROVED',
  APPLICATION_REJECTED = 'APPLICATION_REJECTED',
  NOTICE_CLOSED = 'NOTICE_CLOSED',
  NOTICE_DELETED = 'NOTICE_DELETED',
  COMMENT_ADDED = 'COMMENT_ADDED',
}

/** One line under a member's bell. It is shown for 90 days. */
@Entity()
export class Notification {
  [EntityName]?: 'Notification';
  [OptionalProps]?: 'readAt' | 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  recipient!: Rel<Member>;

  @Enum(() => NotificationKind)
  kind!: NotificationKind;

  /** Null once the notice is deleted, which only the notification of the deletion outlives. */
  @ManyToOne(() => Notice, { deleteRule: 'cascade', nullable: true })
  notice: Rel<Notice> | null = null;

  /** The notice's title at the time. */
  @Property({ type: 'text' })
  noticeTitle!: string;

  /** Who did it; null once that member withdrew, and where it does not matter. */
  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  actor: Rel<Member> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** The table's columns, for statements. */
export type NotificationTables = InferClassEntityDB<typeof Notification>;
