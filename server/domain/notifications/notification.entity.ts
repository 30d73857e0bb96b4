import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { LARGE_ID } from '../../platform/database/large-id';
import type { AlertNews } from '../alerts/alert-news';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { NotificationKind } from './notification-kinds';

/** A notification of one member, shown for 90 days (rules/notifications.md). */
@Entity()
export class Notification {
  [EntityName]?: 'Notification';
  [OptionalProps]?:
    | 'readAt'
    | 'createdAt'
    | 'times'
    | 'position'
    | 'deadline'
    | 'pendingCount'
    | 'news'
    | 'mailDue'
    | 'mailSince'
    | 'month';

  @PrimaryKey({ type: LARGE_ID })
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
   * (notification_repeated_unique). A row with null stands for one event and is never raised.
   */
  @Property({ type: 'integer', nullable: true })
  times: number | null = null;

  /** Position in the list after a repetition: the id that a new notification would have got. */
  @Property({ type: LARGE_ID, nullable: true })
  position: number | null = null;

  /** The notice's deadline, or the last day for the owner's decision. */
  @Property({ type: 'date', nullable: true })
  deadline: string | null = null;

  /** Number of applications to the recipient's notice that need a decision or have expired. */
  @Property({ type: 'integer', nullable: true })
  pendingCount: number | null = null;

  /** News of the recipient's alerts; null for other kinds. */
  @Property({ type: 'jsonb', nullable: true })
  news: readonly AlertNews[] | null = null;

  /** True until the mail job has handled the notification (notification-mail.sql.ts). */
  @Property({ type: 'boolean', default: true })
  mailDue = true;

  /** Time of the first event that is not mailed yet, if it is older than `createdAt`. */
  @Property({ type: 'timestamptz', nullable: true })
  mailSince: Date | null = null;

  /**
   * First day of the month of the first event, in UTC. It selects the partition. A repetition stays
   * there, so that the unique index applies to it (decision 78).
   */
  @Property({ type: 'date', defaultRaw: 'notification_month(now())' })
  month!: string;
}

/** Column types of the table, for statements. */
export interface NotificationTables {
  notification: InferClassEntityDB<typeof Notification>['notification'] & { news: readonly AlertNews[] | null };
}
